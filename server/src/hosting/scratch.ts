import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/**
 * Reads files one after the other into the same memory: most are needed only to be looked at, and a fresh
 * buffer for each would leave the process twice as large. The bytes are good until the next call.
 */
export function createScratchReader(): (file: string) => Buffer {
  let scratch = Buffer.allocUnsafeSlow(262_144);

  return (file) => {
    const handle = openSync(file, 'r');
    try {
      const { size } = fstatSync(handle);
      if (size > scratch.byteLength) scratch = Buffer.allocUnsafeSlow(size);
      let length = 0;
      while (length < size) {
        const read = readSync(handle, scratch, length, size - length, null);
        if (read === 0) break;
        length += read;
      }
      return scratch.subarray(0, length);
    } finally {
      closeSync(handle);
    }
  };
}
