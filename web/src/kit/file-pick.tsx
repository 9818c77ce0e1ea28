import './file-pick.css';

type FilePickProps = {
  readonly label: string;
  /** As the browser has it: endings and types. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
};

/** A button that takes in a file. What it was called is not told: what was in it is seen. */
export function FilePick({ label, accept, onFile }: FilePickProps) {
  return (
    <label className="button file-pick">
      {label}
      <input
        type="file"
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) onFile(file);
          // So that the same one, mended, can be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}
