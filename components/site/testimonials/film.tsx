'use client';

import { inView } from 'motion';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isStill } from '@/components/shared/is-still';
import { PauseIcon, PlayIcon } from '@/components/site/ui/icons';
import { homeContent } from '@/lib/content/pages/home';

const files = [
  { src: '/film/hero-drift.webm', type: 'video/webm' },
  { src: '/film/hero-drift.mp4', type: 'video/mp4' },
];

function wantsStillness(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || isStill();
}

type FilmProps = {
  poster: ReactNode;
  hasFilm: boolean;
  children: ReactNode;
};

/** The film loads near the window or on request; until then the poster shows. */
export function Film({ poster, hasFilm, children }: FilmProps) {
  const box = useRef<HTMLDivElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);
  const isStopped = useRef(false);

  useEffect(() => {
    isStopped.current = wantsStillness();
    if (!box.current || !hasFilm) return;
    const play = () => {
      if (isStopped.current) return;
      setIsWanted(true);
      film.current?.play().catch(() => {});
    };
    return inView(
      box.current,
      () => {
        play();
        return () => film.current?.pause();
      },
      { margin: '300px' },
    );
  }, [hasFilm]);

  const toggle = () => {
    isStopped.current = isPlaying;
    if (isPlaying) film.current?.pause();
    setIsWanted(true);
    if (!isPlaying) film.current?.play().catch(() => {});
  };

  return (
    <>
      <div ref={box} className="picture-ground h-[300px] tablet:absolute tablet:inset-0 tablet:h-auto">
        {poster}
        {hasFilm && (
          <video
            ref={film}
            muted
            loop
            playsInline
            autoPlay={isWanted}
            preload="none"
            onPlay={() => setIsPlaying(true)}
            onPause={() => setIsPlaying(false)}
            className={`absolute inset-0 size-full object-cover object-[72%_12%] ${isWanted ? '' : 'hidden'}`}
          >
            {isWanted && files.map((file) => <source key={file.type} {...file} />)}
          </video>
        )}
      </div>
      <div className="relative -mt-[70px] flex w-[calc(100%-28px)] flex-col bg-ink/93 pt-10 pr-6 pb-3 pl-[var(--edge)] tablet:mt-0 tablet:min-h-[calc(clamp(640px,52vw,860px)-7rem)] tablet:w-[58%] tablet:pt-[clamp(3rem,5.4vw,5.5rem)] tablet:pr-[clamp(2rem,5vw,4.5rem)] tablet:pb-6">
        {children}
        {hasFilm && (
          <button
            type="button"
            onClick={toggle}
            aria-label={isPlaying ? homeContent.pauseFilm : homeContent.playFilm}
            className="needs-script absolute right-3 bottom-3 flex min-h-11 min-w-11 items-center justify-center gap-3 px-3 text-small hover:text-terra-light tablet:right-[calc(clamp(2rem,5vw,4.5rem)-12px)] tablet:bottom-6"
          >
            <span className="hidden desk:inline">
              {isPlaying ? homeContent.pauseFilm : homeContent.playFilm}
            </span>
            {isPlaying ? <PauseIcon /> : <PlayIcon />}
          </button>
        )}
      </div>
    </>
  );
}
