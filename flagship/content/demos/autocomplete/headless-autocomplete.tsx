import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import useAutocomplete from '@mui/material/useAutocomplete';

const rivers = ['Danube', 'Drava', 'Elbe', 'Loire', 'Oder', 'Rhine', 'Rhône', 'Tisza', 'Vistula'];

const Listbox = styled('ul')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  margin: 0,
  padding: 0,
  maxHeight: 160,
  overflow: 'auto',
  listStyle: 'none',
  color: (theme.vars ?? theme).palette.text.primary,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '& li': { padding: theme.spacing(0.5, 1), cursor: 'pointer' },
  '& li.Mui-focused': { backgroundColor: (theme.vars ?? theme).palette.action.hover },
  '& li[aria-selected="true"]': { fontWeight: 700 },
}));

export default function HeadlessAutocomplete() {
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
  } = useAutocomplete({ options: rivers });

  return (
    <Box sx={{ typography: 'body1', position: 'relative', width: 240, minHeight: 220 }}>
      <div {...getRootProps()}>
        <label {...getInputLabelProps()}>River</label>
        <Box
          component="input"
          {...getInputProps()}
          sx={{ display: 'block', width: '100%', boxSizing: 'border-box', p: 1, font: 'inherit' }}
        />
      </div>
      {groupedOptions.length > 0 && (
        <Listbox {...getListboxProps()}>
          {groupedOptions.map((option, index) => {
            const { key, ...props } = getOptionProps({ option, index });
            return (
              <li key={key} {...props}>
                {option}
              </li>
            );
          })}
        </Listbox>
      )}
    </Box>
  );
}
