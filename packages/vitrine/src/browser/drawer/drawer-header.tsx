import { BASE } from '../core/base.ts';
import type { SiteData } from '../../shared/contract.ts';
import { VersionMenu } from './version-menu.tsx';

/** The library's name and version, above the navigation. Only the server renders it. */
export function DrawerHeader({ site }: { site: SiteData }) {
  return (
    <>
      <a className="drawer-title" href={BASE}>
        {site.library.name}
      </a>
      {site.library.version !== '' && <VersionMenu site={site} />}
    </>
  );
}
