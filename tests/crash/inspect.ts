import { DatabaseSync } from 'node:sqlite';

export type Kept = { id: string; email: string; notifications: number };

/** What must hold for the acknowledged requests among those that are kept; each sentence is a fault. */
export function faultsIn(kept: readonly Kept[], acknowledged: ReadonlyMap<string, string>): string[] {
  const byEmail = Map.groupBy(kept, ({ email }) => email);
  const faults: string[] = [];
  for (const [email, id] of acknowledged) {
    const rows = byEmail.get(email) ?? [];
    if (!rows.some((row) => row.id === id)) faults.push(`${email} was acknowledged as ${id} and is lost`);
  }
  for (const [email, rows] of byEmail) {
    if (rows.length > 1) faults.push(`${email} is there ${rows.length} times`);
  }
  for (const { email, notifications } of kept) {
    if (notifications !== 2) faults.push(`${email} has ${notifications} notifications`);
  }
  return faults;
}

/** Reads the file as another program would, while the server runs on it. */
export function inspectSqlite(file: string): { kept: Kept[]; faults: string[] } {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  try {
    const integrity = db.prepare('pragma integrity_check').all();
    const sound = integrity.length === 1 && integrity[0]?.['integrity_check'] === 'ok';
    const orphans = db.prepare('pragma foreign_key_check').all().length;
    const rows = db
      .prepare(
        `select requests.id, email, count(notifications.id) as notifications
         from requests left join notifications on request_id = requests.id group by requests.id, email`,
      )
      .all();
    const kept = rows.map(({ id, email, notifications }) => ({
      id: String(id),
      email: String(email),
      notifications: Number(notifications),
    }));
    const faults = [
      ...(sound ? [] : [`the database is damaged: ${JSON.stringify(integrity)}`]),
      ...(orphans === 0 ? [] : [`${orphans} rows belong to nothing`]),
    ];
    return { kept, faults };
  } finally {
    db.close();
  }
}
