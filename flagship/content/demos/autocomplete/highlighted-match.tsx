interface HighlightedMatchProps {
  text: string;
  query: string;
}

/** The text with the first place where the query occurs in bold. */
export function HighlightedMatch({ text, query }: HighlightedMatchProps) {
  const start = text.toLowerCase().indexOf(query.toLowerCase());
  if (query === '' || start === -1) return text;
  const end = start + query.length;

  return (
    <span style={{ whiteSpace: 'pre-wrap' }}>
      {text.slice(0, start)}
      <strong>{text.slice(start, end)}</strong>
      {text.slice(end)}
    </span>
  );
}
