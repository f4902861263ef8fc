import { useEffect, useRef } from 'react';

const PRES_DU_BAS = 160;

const page = (): HTMLElement => document.documentElement;
const descendre = (): void => window.scrollTo({ top: page().scrollHeight });
const presDuBas = (): boolean => page().scrollHeight - window.scrollY - window.innerHeight < PRES_DU_BAS;

/** Keeps the end in sight: at once for a question that leaves, while reading only if the reader is already there. */
export function useSuivi(
  conversation: string | null,
  nombre: number,
  question: string | undefined,
  balisage: string | undefined,
): void {
  const vue = useRef<string | null>(null);
  const occupe = question !== undefined;

  useEffect(() => {
    if (question !== undefined) descendre();
  }, [question]);

  useEffect(() => {
    if (balisage !== undefined && presDuBas()) descendre();
  }, [balisage]);

  // A conversation that one opens again starts at its last question.
  useEffect(() => {
    if (conversation === null || nombre === 0 || vue.current === conversation) return;
    vue.current = conversation;
    if (!occupe && nombre > 2) [...document.querySelectorAll('.tour')].at(-1)?.scrollIntoView({ block: 'start' });
  }, [conversation, nombre, occupe]);
}
