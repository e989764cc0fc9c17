import type { Language } from '@website/common/languages';
import { firstName, shortName } from '../components/previews/parts/names.ts';
import type { PreviewProps } from '../components/previews/preview-props.ts';
import type { PreviewName } from '../config/preview-names.ts';
import { SAMPLE_CHILDREN, SAMPLE_DAY, SAMPLE_GROUPS, SAMPLE_TOTALS } from '../config/sample-centre.ts';
import { sampleInvoice } from '../config/sample-invoice.ts';
import { date, money, number, percent, time } from '../i18n/format.ts';
import { fill } from '../i18n/placeholders.ts';

export type ShareTone = 'good' | 'attention' | 'danger' | 'info';

/** A preview in the few words that a share image has room for. */
export type ShareCard = { title: string; rows: { text: string; end?: string; tone?: ShareTone }[] };

type Draw = (props: PreviewProps) => ShareCard;

const weekday = (language: Language, day: number) =>
  date(language, new Date(Date.UTC(2025, 4, day)), { weekday: 'short' });

const attendance: Draw = ({ copy: { status }, people, language }) => ({
  title: people.groups[0] ?? '',
  rows: SAMPLE_CHILDREN.slice(0, 4).map(({ status: own, arrived }, index) => ({
    text: shortName(people.children[index] ?? ''),
    end: own === 'present' && arrived ? `${status.present} ${time(language, arrived)}` : status[own],
    tone: own === 'present' ? 'good' : own === 'sick' ? 'danger' : 'info',
  })),
});

const CARDS: Record<PreviewName, Draw> = {
  day: ({ copy: { day, status }, people, language }) => ({
    title: fill(day.greeting, { name: firstName(people.director) }),
    rows: [
      { text: status.present, end: number(language, SAMPLE_TOTALS.present), tone: 'good' },
      { text: day.away, end: number(language, SAMPLE_TOTALS.away), tone: 'info' },
      {
        text: fill(day.paid, { month: date(language, SAMPLE_DAY, { month: 'long' }) }),
        end: percent(language, SAMPLE_TOTALS.paidShare),
        tone: 'attention',
      },
    ],
  }),
  parentDay: ({ copy: { parentDay }, people, language }) => ({
    title: fill(parentDay.title, { name: firstName(people.children[0] ?? '') }),
    rows: [
      { text: parentDay.arrived, end: time(language, '8:04'), tone: 'good' },
      { text: parentDay.meal, end: time(language, '8:40'), tone: 'attention' },
      { text: parentDay.nap, end: time(language, '12:30'), tone: 'info' },
    ],
  }),
  checkIn: ({ copy: { checkIn } }) => ({
    title: checkIn.ways,
    rows: [{ text: checkIn.qr }, { text: checkIn.pin }, { text: checkIn.face }],
  }),
  groups: ({ copy: { groups }, people }) => ({
    title: groups.title,
    rows: SAMPLE_GROUPS.map(({ present, children, tone }, index) => ({
      text: people.groups[index] ?? '',
      end: `${present}/${children}`,
      tone,
    })),
  }),
  invoice: ({ copy: { invoice }, language }) => {
    const { number: ofInvoice, total, currency } = sampleInvoice(language);
    return {
      title: fill(invoice.title, { number: ofInvoice }),
      rows: [
        { text: invoice.place },
        { text: invoice.siblings, tone: 'good' },
        { text: invoice.total, end: money(language, total, 'exact', currency), tone: 'attention' },
      ],
    };
  },
  schedule: ({ copy: { schedule }, people }) => ({
    title: schedule.title,
    rows: [schedule.early, schedule.day, schedule.late].map((shift, index) => ({
      text: shortName(people.teachers[index] ?? ''),
      end: shift,
      tone: (['attention', 'info', 'good'] as const)[index] ?? 'info',
    })),
  }),
  statistics: ({ copy: { statistics, status }, language }) => ({
    title: statistics.title,
    rows: [
      { text: status.present, end: percent(language, 0.88), tone: 'good' },
      { text: status.sick, end: percent(language, 0.05), tone: 'danger' },
      { text: status.absent, end: percent(language, 0.07), tone: 'info' },
    ],
  }),
  chat: ({ copy: { chat } }) => ({
    title: chat.teacherWrites,
    rows: [{ text: chat.message }, { text: chat.reply, tone: 'info' }],
  }),
  calendar: ({ copy: { calendar }, language }) => ({
    title: date(language, SAMPLE_DAY, { month: 'long', year: 'numeric' }),
    rows: [
      { text: calendar.trip, end: weekday(language, 15), tone: 'info' },
      { text: calendar.parentsEvening, end: weekday(language, 21), tone: 'good' },
      { text: calendar.closure, end: weekday(language, 30), tone: 'attention' },
    ],
  }),
  menu: ({ copy: { menu }, language }) => ({
    title: menu.title,
    rows: [menu.meals.soup, menu.meals.chicken, menu.meals.pancakes].map(({ lunch }, index) => ({
      text: lunch,
      end: weekday(language, 12 + index),
      tone: 'good',
    })),
  }),
  gallery: ({ copy: { gallery } }) => ({
    title: gallery.title,
    rows: [
      { text: gallery.pictures.house },
      { text: gallery.pictures.boat },
      { text: gallery.shared, tone: 'good' },
    ],
  }),
  progress: ({ copy: { progress } }) => ({
    title: progress.title,
    rows: [
      { text: progress.areas.language, end: progress.stages.confident, tone: 'good' },
      { text: progress.areas.fineMotor, end: progress.stages.practising, tone: 'attention' },
      { text: progress.areas.together, end: progress.stages.confident, tone: 'good' },
    ],
  }),
  documents: ({ copy: { documents } }) => ({
    title: documents.papers,
    rows: [
      { text: documents.contract, end: documents.signed, tone: 'good' },
      { text: documents.photoConsent, end: documents.signed, tone: 'good' },
      { text: documents.summerForm, end: documents.waiting, tone: 'attention' },
    ],
  }),
  families: ({ copy: { families }, people }) => ({
    title: people.children[0] ?? '',
    rows: [
      { text: people.parents[0] ?? '', end: families.parent, tone: 'info' },
      { text: families.grandmother, end: families.pin, tone: 'good' },
      { text: families.allergy, tone: 'danger' },
    ],
  }),
};

export function shareCard(preview: PreviewName | 'attendance', props: PreviewProps): ShareCard {
  return preview === 'attendance' ? attendance(props) : CARDS[preview](props);
}
