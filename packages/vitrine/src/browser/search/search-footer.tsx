import { useStore } from '../core/store.ts';
import { changeSingleKeys, singleKeys } from '../core/keys/search-keys.ts';

/** Explains the keys. Hidden where there is no keyboard to speak of. */
export function SearchFooter() {
  const on = useStore(singleKeys);
  return (
    <div className="search-footer">
      <span dir="auto">
        <kbd>↑</kbd> <kbd>↓</kbd> choose
      </span>
      <span dir="auto">
        <kbd>↵</kbd> open
      </span>
      <span dir="auto">
        <kbd>Esc</kbd> close
      </span>
      <label dir="auto">
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => changeSingleKeys(event.target.checked)}
        />{' '}
        <kbd>/</kbd> and <kbd>s</kbd> open the search
      </label>
    </div>
  );
}
