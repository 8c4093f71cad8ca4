import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { BlogPost } from './posts.ts';

const ELSEWHERE = [
  { label: 'By e-mail, once a month', href: '#letters' },
  { label: 'As a feed', href: '#feed' },
  { label: 'At the market, on Saturdays', href: '#markets' },
];

export function Sidebar({ posts }: { posts: BlogPost[] }) {
  return (
    <aside aria-label="About this blog">
      <Paper elevation={0} sx={{ p: 2, bgcolor: 'action.hover' }}>
        <Typography variant="h6" component="h2" gutterBottom>
          About
        </Typography>
        <Typography>
          Notes from a kitchen with one oven and no machine. Every loaf here was baked at least five
          times before it was written about.
        </Typography>
      </Paper>
      <LinkList
        title="Archive"
        links={posts.map(({ id, title }) => ({ label: title, href: `#${id}` }))}
      />
      <LinkList title="Elsewhere" links={ELSEWHERE} />
    </aside>
  );
}

function LinkList({ title, links }: { title: string; links: { label: string; href: string }[] }) {
  return (
    <>
      <Typography variant="h6" component="h2" sx={{ mt: 3 }} gutterBottom>
        {title}
      </Typography>
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </Stack>
    </>
  );
}
