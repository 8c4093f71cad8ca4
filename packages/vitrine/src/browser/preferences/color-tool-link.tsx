import { usePreferences } from './preferences.ts';
import { ELEMENT_IDS } from '../../shared/contract.ts';
import { ShellIcon } from '../core/icons.tsx';
import { Tooltip } from '../core/tooltip.tsx';

/**
 * "Edit docs colors": leads to the page on which readers choose the colours of the documentation.
 * Where they have, `preferences.css` marks it.
 */
export function ColorToolLink({ href }: { href: string }) {
  const { colors } = usePreferences();
  return (
    <Tooltip label="Edit docs colors">
      <a
        className="icon-button color-tool-link"
        href={href}
        aria-label="Edit docs colors"
        aria-describedby={colors ? ELEMENT_IDS.customColors : undefined}
      >
        <ShellIcon name="paint" />
      </a>
    </Tooltip>
  );
}
