import './search-box.css';

type SearchBoxProps = {
  /** The label of the search: placeholder, and name for screen readers. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** A search in the page's list; the key `/` focuses it. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  return (
    <input
      type="search"
      className="search-box"
      aria-label={label}
      placeholder={label}
      aria-keyshortcuts="/"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
