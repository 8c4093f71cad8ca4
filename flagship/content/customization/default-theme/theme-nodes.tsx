import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ThemeValue } from './theme-value';

interface ThemeNodesProps {
  /** An object or an array of the theme. */
  value: object;
  /** Its path from the theme on; empty for the theme itself. */
  path: string;
  isOpen: (path: string) => boolean;
  onToggle: (path: string) => void;
}

/** One level of the theme, with the open objects in it. */
export function ThemeNodes({ value, path, isOpen, onToggle }: ThemeNodesProps) {
  const entries = Object.entries(value).filter(([, child]) => child !== undefined);
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        paddingInlineStart: path === '' ? 0 : 3,
        listStyle: 'none',
        lineHeight: 1.9,
      }}
    >
      {entries.map(([name, child]) => {
        const childPath = path === '' ? name : `${path}.${name}`;
        if (typeof child !== 'object' || child === null || Object.keys(child).length === 0) {
          return (
            <Box component="li" key={name} sx={{ paddingInlineStart: 3, overflowWrap: 'anywhere' }}>
              <bdi dir="ltr">
                {name}: <ThemeValue value={child} />
              </bdi>
            </Box>
          );
        }
        const open = isOpen(childPath);
        return (
          <li key={name}>
            <ButtonBase
              aria-expanded={open}
              onClick={() => onToggle(childPath)}
              sx={{ font: 'inherit', borderRadius: 1, paddingInlineEnd: 1 }}
            >
              <ExpandMoreIcon
                sx={{
                  transform: open ? 'none' : 'rotate(-90deg)',
                  '[dir=rtl] &': { scale: '-1 1' },
                }}
              />
              <bdi dir="ltr">
                {name}{' '}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {Array.isArray(child) ? `[${child.length}]` : `{${Object.keys(child).length}}`}
                </Box>
              </bdi>
            </ButtonBase>
            {open && (
              <ThemeNodes value={child} path={childPath} isOpen={isOpen} onToggle={onToggle} />
            )}
          </li>
        );
      })}
    </Box>
  );
}
