/** The logo: a half mask. */
export function MaskSign() {
  return (
    <svg className="mask-sign" viewBox="0 0 32 20" aria-hidden="true">
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M1 3c6-3 11-2 15 1 4-3 9-4 15-1 0 10-4 16-9 16-3 0-4.6-2-6-5-1.4 3-3 5-6 5-5 0-9-6-9-16zm5 5c3-2 6-1 7 2-3 2-6 1-7-2zm20 0c-3-2-6-1-7 2 3 2 6 1 7-2z"
      />
    </svg>
  );
}
