import type { ReactNode } from 'react';

type PictureProps = {
  /** The number of the picture, from 1. */
  readonly number: number;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
};

/** One idea of a game: a picture with a sentence or two. */
export function Picture({ number, title, text, children }: PictureProps) {
  return (
    <section className="learn-picture" aria-labelledby={`picture-${number}`}>
      <div className="learn-drawing">{children}</div>
      <div>
        <h2 id={`picture-${number}`}>
          <span className="learn-number figures" aria-hidden="true">
            {number}
          </span>{' '}
          {title}
        </h2>
        <p>{text}</p>
      </div>
    </section>
  );
}
