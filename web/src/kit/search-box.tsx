import './search-box.css';

type SearchBoxProps = {
  /** What it searches, to be read in it and by a screen reader. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** Searches what the page lists; the key `/` leads to it. */
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
