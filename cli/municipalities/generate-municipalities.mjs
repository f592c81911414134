// Makes cli/municipalities/municipalities.csv, the table in which `portao new` looks up coordinates and area
// codes, from `csv/municipios.csv` of https://github.com/kelvins/municipios-brasileiros. It is run by hand when the table is
// to be renewed, never by a build: node cli/municipalities/generate-municipalities.mjs <municipios.csv>
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { argv, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { replaceFile } from '../../engine/files/replace-file.mjs';

/** Decimal places of a coordinate: 4 are 11 m. */
const decimals = 4;

const target = join(dirname(fileURLToPath(import.meta.url)), 'municipalities.csv');
const about = [
  '# Municipalities of Brazil with the point of their seat (WGS 84, decimal degrees) and area code; the first two digits are the state.',
  '# Source: IBGE, through https://github.com/kelvins/municipios-brasileiros, Copyright (c) 2016 Kelvin S. do Prado.',
  '# Licence: MIT (https://github.com/kelvins/municipios-brasileiros/blob/main/LICENSE). Changed: five columns, four decimals.',
  '# Made by cli/municipalities/generate-municipalities.mjs.',
];

/** The rows of the table, by number. Throws where a column is missing. */
function rowsOf(text) {
  const [header, ...lines] = text.trim().split(/\r?\n/);
  const names = header.split(',');
  const columns = ['codigo_ibge', 'nome', 'latitude', 'longitude', 'ddd'].map((name) => {
    const at = names.indexOf(name);
    if (at < 0) throw new Error(`no column ${name}`);
    return at;
  });
  return lines
    .map((line) => {
      const cells = line.split(',');
      const [ibge, name, latitude, longitude, areaCode] = columns.map((at) => cells[at]);
      const degrees = [latitude, longitude].map((text) =>
        String(Number(Number(text).toFixed(decimals))),
      );
      return [ibge, name, ...degrees, areaCode].join(',');
    })
    .sort();
}

if (argv[2] === undefined)
  throw new Error(
    'Name the file: node cli/municipalities/generate-municipalities.mjs <municipios.csv>',
  );
const rows = rowsOf(readFileSync(argv[2], 'utf8'));
const text = `${[...about, 'ibge,name,latitude,longitude,area_code', ...rows].join('\n')}\n`;
replaceFile(target, text);
stdout.write(`${rows.length} municipalities, ${Buffer.byteLength(text)} bytes in ${target}\n`);
