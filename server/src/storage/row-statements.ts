import { COLUMNS } from './columns.ts';
import type { DatabaseKind } from './database.ts';
import type { Tables } from './schema.ts';

export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** A statement that reads whole rows from a relation named `given`. */
export type RowStatement = { sql: string; columns: readonly string[] };

/**
 * Inserts the rows of a relation named `given` for which the condition holds, as text that never changes with their
 * number: a longer one would have to be built and parsed for every batch. SQLite runs the text
 * once for each row; PostgreSQL, where each statement is a journey, gets all rows as one value.
 */
export function insertStatement(
  kind: DatabaseKind,
  table: keyof Tables,
  condition = 'true',
  rest = '',
): RowStatement {
  const types = Object.entries(COLUMNS[table]);
  const columns = types.map(([name]) => name);
  const given =
    kind === 'sqlite'
      ? `(select ${columns.map((name) => `? as ${name}`).join(', ')}) as given`
      : `json_to_recordset($1) as given (${types.map(([name, type]) => `${name} ${type}`).join(', ')})`;
  const sql = `insert into ${table} (${columns}) select ${columns} from ${given} where ${condition} ${rest}`;
  return { sql, columns };
}
