/** The database cannot take or give anything just now: full, locked, away, or more waits than it can write. */
export class StorageUnavailable extends Error {
  readonly statusCode = 503;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StorageUnavailable';
  }
}
