// The folder of backups: what is in it, how the files are called, and which of them may go.
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '../../files/running.mjs';
import { clockOf, momentAt } from '../../words/clock.mjs';

/** Newest days, weeks, and backups before migrations that are kept. */
const kept = { days: 7, weeks: 4, migrations: 5, ahead: 3 };

const day = 86_400_000;
const extension = '.tar.gz';
const form = /^(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d)-(daily|migration|manual)(?:-\d+)?\.tar\.gz$/;

export const backupsOf = (dataDir) => join(dataDir, 'backups');

export const dayOfBackup = ({ name }) => name.slice(0, 10);
/** Monday of the week of a backup, in days since 1970. */
const weekOf = (backup) => Math.floor((Date.parse(dayOfBackup(backup)) / day + 3) / 7);

export function freeName(folder, reason, at, timeZone) {
  const text = clockOf(new Date(at), timeZone);
  const name = `${text.slice(0, 10)}-${text.slice(11).replaceAll(':', '')}-${reason}`;
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? name : `${name}-${count}`;
    if (!existsSync(join(folder, `${candidate}${extension}`))) return candidate;
  }
}

export const fileOf = (folder, name) => join(folder, `${name}${extension}`);

export function backupsIn(folder, timeZone) {
  let names;
  try {
    names = readdirSync(folder);
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
  return names
    .flatMap((file) => {
      const [, date, hours, minutes, seconds, reason] = form.exec(file) ?? [];
      if (!reason) return [];
      const clock = `${date}T${hours}:${minutes}:${seconds}`;
      if (Number.isNaN(Date.parse(clock))) return [];
      const at = Date.parse(momentAt(clock, timeZone));
      const path = join(folder, file);
      const stats = statSync(path, { throwIfNoEntry: false });
      // A link that leads nowhere, a folder, a pipe.
      if (!stats?.isFile()) return [];
      return [
        {
          name: file.slice(0, -extension.length),
          file: path,
          at,
          reason,
          bytes: stats.size,
        },
      ];
    })
    .sort((one, other) => other.at - one.at || other.name.localeCompare(one.name));
}

/** The newest of each group, for as many groups as there may be. */
function newestOf(backups, groupOf, count) {
  const groups = new Map();
  for (const backup of backups) {
    const group = groupOf(backup);
    if (!groups.has(group)) groups.set(group, backup);
  }
  return [...groups.values()].slice(0, count);
}

export function outdated(backups, now) {
  // Made while the clock was wrong: they take no place from those of now, and are few.
  const ahead = backups.filter(({ at }) => at > now + day);
  const past = backups.filter(({ at }) => at <= now + day);
  const daily = past.filter(({ reason }) => reason === 'daily');
  const stays = new Set([
    ...ahead.slice(0, kept.ahead),
    ...newestOf(daily, dayOfBackup, kept.days),
    ...newestOf(daily, weekOf, kept.weeks),
    ...past.filter(({ reason }) => reason === 'migration').slice(0, kept.migrations),
  ]);
  return backups.filter((backup) => backup.reason !== 'manual' && !stays.has(backup));
}

export function makeShelf(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(folder)) {
    const pid = Number(/^\..*\.(\d+)\.tmp$/.exec(name)?.[1]);
    if (pid > 0 && !isRunning(pid)) rmSync(join(folder, name), { force: true });
  }
}

export function removeOutdated(folder, now, timeZone) {
  for (const { file } of outdated(backupsIn(folder, timeZone), now)) rmSync(file, { force: true });
}
