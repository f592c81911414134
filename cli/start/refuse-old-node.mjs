// Ends the process with a sentence where Node is older than `engines` of package.json asks for. It is imported before anything
// that an old Node cannot read: no more than the syntax of 2018 here, and no package.
import { readFileSync } from 'fs';

const manifest = new URL('../../package.json', import.meta.url);
const oldest = JSON.parse(readFileSync(manifest, 'utf8')).engines.node.replace('>=', '');
const [major, minor] = process.versions.node.split('.').map(Number);
const [oldestMajor, oldestMinor] = oldest.split('.').map(Number);

if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
  const get = 'https://nodejs.org';
  console.error(
    `Este projeto precisa do Node ${oldest} ou mais novo; este é o ${process.versions.node}. Instale a versão LTS de ${get} e tente de novo.\n` +
      `This project needs Node ${oldest} or newer; this is ${process.versions.node}. Install the LTS version from ${get} and try again.`,
  );
  process.exit(1);
}
