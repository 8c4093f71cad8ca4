import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const toppings = ['Basil', 'Capers', 'Garlic', 'Mozzarella', 'Mushrooms', 'Olives', 'Rocket'];

export default function CheckboxOptions() {
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      limitTags={2}
      getLimitTagsText={(more) => <bdi>+{more}</bdi>}
      options={toppings}
      defaultValue={['Basil', 'Capers', 'Olives']}
      sx={{ width: 400 }}
      renderOption={({ key, ...props }, option, { selected }) => {
        const Icon = selected ? CheckBoxIcon : CheckBoxOutlineBlankIcon;
        return (
          <li key={key} {...props}>
            <Icon color={selected ? 'primary' : 'action'} sx={{ marginInlineEnd: 1 }} />
            {option}
          </li>
        );
      }}
      renderInput={(params) => <TextField {...params} label="Toppings" />}
    />
  );
}
