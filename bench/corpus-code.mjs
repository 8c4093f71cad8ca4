// The three code blocks of a corpus page: a component with state, a theme, a hook.

/**
 * @param component name of the component the page is about
 * @param index number of the page, so that no two pages show the same code
 * @param noun a word for the names in it
 */
export function codeExamples(component, index, noun) {
  return [
    `
import * as React from 'react';
import { ${component} } from '@bench/ui/${component}';

interface ${component}DemoProps {
  /** Receives the new value and what has caused it. */
  onCommit?: (value: string, cause: 'typed' | 'cleared') => void;
  initial?: string;
}

export function ${component}Demo({ onCommit, initial = '${noun}-${index}' }: ${component}DemoProps) {
  const [current, setCurrent] = React.useState(initial);
  const commit = React.useCallback(
    (value: string) => {
      setCurrent(value);
      onCommit?.(value, value.length === 0 ? 'cleared' : 'typed');
    },
    [onCommit],
  );

  return (
    <${component} density="compact" value={current} onChange={commit} aria-label="${noun}">
      {current.length > 0 ? \`Current ${noun}: \${current}\` : 'No ${noun} yet'}
    </${component}>
  );
}`,
    `
import { defineTheme, ThemeScope } from '@bench/ui/theme';
import { ${component} } from '@bench/ui/${component}';

const theme = defineTheme({
  components: {
    ${component}: {
      defaults: { look: 'outlined', density: 'compact' },
      styles: {
        root: ({ tokens }) => ({
          padding: tokens.space(${1 + (index % 4)}, 2),
          borderRadius: ${index % 13},
          '&:hover': { backgroundColor: tokens.colour.hover },
        }),
      },
    },
  },
});

export const Themed${component} = () => (
  <ThemeScope theme={theme}>
    <${component} ${noun}Id="example-${index}" disabled={false} />
  </ThemeScope>
);`,
    `
const entries = Array.from({ length: ${12 + (index % 80)} }, (_, position) => ({
  key: \`${noun}-\${position}\`,
  text: \`Entry \${position + 1}\`,
  locked: position % 6 === 0,
}));

export function use${component}Entries(query: string) {
  return React.useMemo(() => {
    const wanted = query.trim().toLowerCase();
    // The order is that of the data; locked entries are never offered.
    return entries.filter(({ locked, text }) => !locked && text.toLowerCase().includes(wanted));
  }, [query]);
}`,
  ];
}
