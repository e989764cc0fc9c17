import { Counter, Gauge, type Registry } from 'prom-client';
import { CHANNELS, type Channel as ChannelName } from '../storage/schema.ts';
import type { ChannelStatus, OutboxStore } from '../storage/store.ts';

const GAUGES: Record<string, { help: string; value: (status: ChannelStatus, now: number) => number }> = {
  notifications_pending: {
    help: 'Notifications that wait to be sent, by channel.',
    value: ({ pending }) => pending,
  },
  notifications_failing: {
    help: 'Notifications among the pending that have failed at least once, by channel.',
    value: ({ failing }) => failing,
  },
  notifications_stuck: {
    help: 'Notifications that were given up after days of trying, by channel.',
    value: ({ stuck }) => stuck,
  },
  notifications_oldest_unsent_age_seconds: {
    help: 'Age of the oldest notification that is not sent, by channel; 0 where there is none.',
    value: ({ oldestUnsentAt }, now) => (oldestUnsentAt === undefined ? 0 : (now - oldestUnsentAt) / 1000),
  },
};

/** One question for all gauges that are read at the same time. */
function askTogether(ask: () => Promise<ChannelStatus[]>): () => Promise<ChannelStatus[]> {
  let asked: Promise<ChannelStatus[]> | undefined;
  return () => {
    // A database that is away must not take the other figures with it.
    asked ??= ask()
      .catch(() => [])
      .finally(() => {
        asked = undefined;
      });
    return asked;
  };
}

/** Figures of the outbox. The gauges are read from the database when asked for: several processes share it. */
export function addOutboxMetrics(registry: Registry, store: Pick<OutboxStore, 'outboxStatus'>) {
  const status = askTogether(() => store.outboxStatus());
  for (const [name, { help, value }] of Object.entries(GAUGES)) {
    new Gauge({
      name,
      help,
      labelNames: ['channel'],
      registers: [registry],
      async collect() {
        const channels = await status();
        this.reset();
        for (const each of channels) this.set({ channel: each.channel }, value(each, Date.now()));
      },
    });
  }
  const deliveries = new Counter({
    name: 'notification_deliveries_total',
    help: 'Attempts of this process to deliver a notification, by channel and outcome.',
    labelNames: ['channel', 'outcome'],
    registers: [registry],
  });
  for (const channel of CHANNELS) {
    for (const outcome of ['sent', 'failed']) deliveries.inc({ channel, outcome }, 0);
  }
  return (channel: ChannelName, outcome: 'sent' | 'failed') => deliveries.inc({ channel, outcome });
}
