import NativeSelect from '@mui/material/NativeSelect';

export default function NativeSelectWithoutLabel() {
  return (
    <NativeSelect defaultValue="" aria-label="Category">
      <option value="">All categories</option>
      <option value="books">Books</option>
      <option value="music">Music</option>
      <option value="films">Films</option>
    </NativeSelect>
  );
}
