// @vitest-environment jsdom
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from './render';

afterEach(cleanup);

it('chooses from a select', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const { user } = render(
    <TextField select label="Size" value="s" onChange={(event) => onChange(event.target.value)}>
      <MenuItem value="s">Small</MenuItem>
      <MenuItem value="l">Large</MenuItem>
    </TextField>,
  );

  await user.click(screen.getByRole('combobox', { name: 'Size' }));
  await user.click(screen.getByRole('option', { name: 'Large' }));

  expect(onChange).toHaveBeenCalledWith('l');
});

it('chooses from an autocomplete', async () => {
  const { user } = render(
    <Autocomplete
      options={['Lima', 'Lisbon', 'Oslo']}
      renderInput={(params) => <TextField {...params} label="City" />}
    />,
  );
  const city = screen.getByRole<HTMLInputElement>('combobox', { name: 'City' });

  await user.type(city, 'lis');
  const options = within(screen.getByRole('listbox')).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['Lisbon']);
  await user.click(options[0]!);

  expect(city.value).toBe('Lisbon');
});

it('closes a dialog', async () => {
  function Example() {
    const [open, setOpen] = useState(true);
    return (
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby="title">
        <DialogTitle id="title">Delete?</DialogTitle>
        <Button onClick={() => setOpen(false)}>Keep</Button>
      </Dialog>
    );
  }
  const { user } = render(<Example />);

  expect(screen.getByRole('dialog', { name: 'Delete?' }).contains(document.activeElement)).toBe(
    true,
  );
  await user.click(screen.getByRole('button', { name: 'Keep' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows a tooltip', async () => {
  const { user } = render(
    <Tooltip title="Delete for ever" describeChild>
      <Button>Delete</Button>
    </Tooltip>,
  );

  await user.hover(screen.getByRole('button', { name: 'Delete' }));

  expect((await screen.findByRole('tooltip')).textContent).toBe('Delete for ever');
});

it('moves a slider', () => {
  const onChange = vi.fn<(value: number | number[]) => void>();
  render(<Slider aria-label="Volume" onChange={(_event, value) => onChange(value)} />);

  fireEvent.change(screen.getByRole('slider', { name: 'Volume' }), { target: { value: 40 } });

  expect(onChange).toHaveBeenCalledWith(40);
});

it('has a window of the width that a test asks for', () => {
  function Layout() {
    return useMediaQuery('(min-width:900px)') ? <p>wide</p> : <p>narrow</p>;
  }
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(min-width:900px)',
    addEventListener() {},
    removeEventListener() {},
  }));
  render(<Layout />);
  vi.unstubAllGlobals();

  expect(screen.getByText('wide').tagName).toBe('P');
});
