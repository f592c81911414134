import module from 'node:module';

/** Settings that a process of ours has no need of, by their names. */
const secret = /SECRET|PASSWORD|TOKEN|CREDENTIAL|_KEY$|^SMTP_URL$/i;

/**
 * How glibc keeps memory, which is said before a process begins: each thread that decodes pictures would have an arena, and
 * keep what it took of a large one; 128 KB and more are given back at once.
 */
const smallMemory: NodeJS.ProcessEnv =
  process.platform === 'linux' ? { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' } : {};

/** Where the compiled code of this process is kept, as an environment says it to another one; nothing on Node 20. */
export function compiledCode(): NodeJS.ProcessEnv {
  // Node 22 on.
  const { getCompileCacheDir } = module as { getCompileCacheDir?: () => string | undefined };
  const compiled = getCompileCacheDir?.();
  return compiled ? { NODE_COMPILE_CACHE: compiled } : {};
}

/** The environment of a process that works for this one: ours without secrets, and where its compiled code is kept. */
export function childEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !secret.test(name));
  return { ...smallMemory, ...Object.fromEntries(kept), ...compiledCode() };
}
