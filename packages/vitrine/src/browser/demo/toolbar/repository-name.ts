const HOSTS: Record<string, string> = { 'github.com': 'GitHub', 'gitlab.com': 'GitLab' };

/** Whose site a file is on, as its readers call it. */
export function repositoryName(url: string): string {
  const { hostname } = new URL(url);
  return HOSTS[hostname] ?? hostname;
}
