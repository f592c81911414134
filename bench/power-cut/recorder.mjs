// Loaded before the process of the database: writes down, in their order, what it asks of the disk below PORTAO_RECORDED
// and which requests it answers. Read back by `readRecord` (power-cut/states.mjs).
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { relative, resolve, sep } from 'node:path';
import { serialize } from 'node:v8';

const { PORTAO_RECORDED: root, PORTAO_RECORD: file } = process.env;
const original = { ...fs };
const record = original.openSync(file, 'a');
/** The path and the place of every open file. */
const open = new Map();
/** A call of Node within a call of ours is part of it. */
let within = false;

const nameOf = (path) => {
  const name = relative(root, resolve(String(path)));
  return name === '..' || name.startsWith(`..${sep}`) ? null : name;
};

function note(step) {
  const bytes = serialize(step);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(bytes.length);
  original.writeSync(record, Buffer.concat([length, bytes]));
}

/** Replaces a function of `fs`; `tell(result, ...given)` notes what it did. */
function watch(name, tell, before = () => undefined) {
  fs[name] = (...given) => {
    if (within) return original[name](...given);
    within = true;
    try {
      const known = before(...given);
      const result = original[name](...given);
      tell(result, given, known);
      return result;
    } finally {
      within = false;
    }
  };
}

const isThere = (path) => original.existsSync(path);
const bytesOf = (data) => Buffer.from(typeof data === 'string' ? Buffer.from(data) : data);
/** Calls `tell` with the name of a path that is watched. */
const named = (path, tell) => {
  const name = nameOf(path);
  if (name !== null) tell(name);
};

watch(
  'openSync',
  (handle, [path, flags], wasThere) =>
    named(path, (name) => {
      open.set(handle, { name, at: 0 });
      if (!wasThere && original.fstatSync(handle).isFile()) note({ step: 'create', name });
      const truncates = typeof flags === 'number' ? flags & fs.constants.O_TRUNC : /w/.test(flags);
      if (wasThere && truncates) note({ step: 'truncate', name, size: 0 });
    }),
  isThere,
);
watch('closeSync', (_, [handle]) => open.delete(handle));

function noteWrite(handle, bytes, position) {
  const file = open.get(handle);
  if (!file) return;
  const at = position ?? file.at;
  if (position === undefined || position === null) file.at += bytes.length;
  note({ step: 'write', name: file.name, at, bytes });
}
watch('writeSync', (length, [handle, data, offset = 0, , position]) =>
  noteWrite(handle, Buffer.from(data.buffer, data.byteOffset + offset, length), position),
);
watch(
  'writeFileSync',
  (_, [to, data, options], wasThere) => {
    const bytes = bytesOf(data);
    if (typeof to === 'number') return noteWrite(to, bytes);
    named(to, (name) => {
      note(wasThere ? { step: 'truncate', name, size: 0 } : { step: 'create', name });
      if (bytes.length > 0) note({ step: 'write', name, at: 0, bytes });
      if (options?.flush) note({ step: 'flush', name });
    });
  },
  isThere,
);
for (const name of ['fsyncSync', 'fdatasyncSync'])
  watch(name, (_, [handle]) => {
    if (open.has(handle)) note({ step: 'flush', name: open.get(handle).name });
  });
watch('truncateSync', (_, [path, size]) =>
  named(path, (name) => note({ step: 'truncate', name, size: size ?? 0 })),
);
watch('renameSync', (_, [from, to]) =>
  named(from, (name) => {
    for (const file of open.values()) if (file.name === name) file.name = nameOf(to);
    note({ step: 'rename', name, to: nameOf(to) });
  }),
);
for (const name of ['unlinkSync', 'rmSync', 'rmdirSync'])
  watch(
    name,
    (_, [path], was) => was && named(path, (name) => note({ step: 'remove', name })),
    isThere,
  );
watch(
  'mkdirSync',
  (_, [path], was) => was || named(path, (name) => note({ step: 'folder', name })),
  isThere,
);
watch('linkSync', (_, [from, to]) =>
  named(to, (name) => note({ step: 'link', name: nameOf(from), to: name })),
);
syncBuiltinESMExports();

const send = process.send.bind(process);
process.send = (message, ...rest) => {
  if (message.type === 'answer') note({ step: 'answer', id: message.id, status: message.status });
  return send(message, ...rest);
};
