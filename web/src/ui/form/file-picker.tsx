import './file-picker.css';

type FilePickerProps = {
  readonly label: string;
  /** The browser's `accept`: extensions and types. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
};

/** A button that reads a file. It shows no file name, since the content appears. */
export function FilePicker({ label, accept, onFile }: FilePickerProps) {
  return (
    <label className="button file-pick">
      {label}
      <input
        type="file"
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) onFile(file);
          // Lets the user choose the same file again after an edit.
          target.value = '';
        }}
      />
    </label>
  );
}
