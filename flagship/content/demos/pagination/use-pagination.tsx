import Button from '@mui/material/Button';
import usePagination from '@mui/material/usePagination';

const words: Record<string, string> = { previous: 'Back', next: 'On' };

export default function UsePagination() {
  const { items } = usePagination({ count: 4, defaultPage: 2 });

  return (
    <nav aria-label="Pages of the diary">
      <ul style={{ display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, listStyle: 'none' }}>
        {items.map(({ page, type, selected, ...item }, index) => (
          <li key={index} style={{ display: 'grid', placeItems: 'center' }}>
            {type === 'start-ellipsis' || type === 'end-ellipsis' ? (
              '…'
            ) : (
              <Button
                {...item}
                variant={selected ? 'contained' : 'text'}
                aria-label={type === 'page' ? `Page ${page}` : undefined}
                sx={{ minWidth: 40 }}
              >
                {words[type] ?? page}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
