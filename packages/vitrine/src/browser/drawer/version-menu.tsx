import { ELEMENT_IDS, type SiteData } from '../../shared/contract.ts';
import { ShellIcon } from '../core/icons.tsx';

/** The version under the library's name and, where others are documented too, the way to them. */
export function VersionMenu({ site: { library, versions } }: { site: SiteData }) {
  const version = `v${library.version}`;
  return (
    <div className="drawer-version">
      {versions.pageUrl === '' ? version : <a href={versions.pageUrl}>{version}</a>}
      {versions.others.length > 0 && (
        <>
          <button
            className="version-button"
            aria-label="Other versions"
            popoverTarget={ELEMENT_IDS.versionMenu}
          >
            <ShellIcon name="down" />
          </button>
          <ul
            id={ELEMENT_IDS.versionMenu}
            className="version-menu"
            aria-label="Versions"
            popover="auto"
          >
            <li>
              <span aria-current="true">{version} (this one)</span>
            </li>
            {versions.others.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
            {versions.pageUrl !== '' && (
              <li>
                <a href={versions.pageUrl}>All versions</a>
              </li>
            )}
          </ul>
        </>
      )}
    </div>
  );
}
