import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';

/**
 * Shows a text in a small part of Markdown: paragraphs, `##` headings, lists, quotes, rules, and in them
 * **strong**, *emphasised* and [linked](…) words. For all of Markdown take a library.
 */
export function Markdown({ children }: { children: string }) {
  const blocks = children.trim().split(/\n{2,}/);
  return blocks.map((block, index) => <Block key={index} text={block.trim()} />);
}

function Block({ text }: { text: string }) {
  if (text === '---') return <Divider sx={{ my: 3 }} />;
  if (text.startsWith('## ')) {
    return (
      <Typography variant="h6" component="h3" sx={{ mt: 3 }} gutterBottom>
        <Inline text={text.slice(3)} />
      </Typography>
    );
  }
  if (text.startsWith('- ')) return <ul>{listItems(text, /^- /)}</ul>;
  if (/^\d+\. /.test(text)) return <ol>{listItems(text, /^\d+\. /)}</ol>;
  if (text.startsWith('> ')) {
    return (
      <Typography
        component="blockquote"
        color="textSecondary"
        sx={{
          my: 2,
          mx: 0,
          paddingInlineStart: 2,
          borderInlineStart: '4px solid',
          borderColor: 'divider',
        }}
      >
        <Inline text={text.replace(/^> ?/gm, '')} />
      </Typography>
    );
  }
  return (
    <Typography sx={{ mb: 2 }}>
      <Inline text={text} />
    </Typography>
  );
}

function listItems(text: string, mark: RegExp): ReactNode {
  return text.split('\n').map((line) => (
    <Typography key={line} component="li">
      <Inline text={line.replace(mark, '')} />
    </Typography>
  ));
}

/** What stands between the marks is at the odd places of what `split` returns. */
function Inline({ text }: { text: string }) {
  const parts = text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|\[[^\]]+\]\([^)]+\))/);
  return parts.map((part, index) => <Fragment key={index}>{readPart(part)}</Fragment>);
}

function readPart(part: string): ReactNode {
  if (part.startsWith('**')) return <strong>{part.slice(2, -2)}</strong>;
  if (part.startsWith('*')) return <em>{part.slice(1, -1)}</em>;
  const [, label, href] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
  return href === undefined ? part : <Link href={href}>{label}</Link>;
}
