import { launchPath, type LaunchList } from '#engine/client/launch-list';

/** What the last build found missing before the site may be public. Nothing where it says nothing: an older build, the development server. */
export async function fetchLaunchList(): Promise<LaunchList['missing']> {
  const answer = await fetch(launchPath);
  const isOurs = answer.headers.get('content-type')?.startsWith('application/json');
  return answer.ok && isOurs ? ((await answer.json()) as LaunchList).missing : [];
}
