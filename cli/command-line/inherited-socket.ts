/** The first socket that systemd hands over (sd_listen_fds(3)). */
const firstSocket = 3;

/**
 * The listening socket that a service manager opened for this process, or undefined. While the process is replaced the manager
 * keeps it open, and who connects waits instead of being refused.
 */
export const inheritedSocket = (
  env: Readonly<Record<string, string | undefined>>,
  pid = process.pid,
): number | undefined =>
  env.LISTEN_PID === String(pid) && Number(env.LISTEN_FDS) >= 1 ? firstSocket : undefined;
