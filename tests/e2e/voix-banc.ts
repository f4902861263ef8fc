import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { PAR_LA_MONTRE } from './banc.ts';

const PAR_SECONDE = 48_000;
const DUREE_S = 6;
const SYLLABE_HZ = 4;

/** Somebody who speaks two seconds out of three: a voice-like tone, in the format that Chromium plays as a microphone. */
export function ecrireUnSon(): string {
  const echantillons = PAR_SECONDE * DUREE_S;
  const wav = Buffer.alloc(44 + echantillons * 2);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + echantillons * 2, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(PAR_SECONDE, 24);
  wav.writeUInt32LE(PAR_SECONDE * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(echantillons * 2, 40);
  for (let i = 0; i < echantillons; i += 1) {
    const t = i / PAR_SECONDE;
    const parle = t % 3 < 1.5;
    const syllabe = 0.6 + 0.4 * Math.sin(2 * Math.PI * SYLLABE_HZ * t);
    const onde = parle ? syllabe * 0.5 * Math.sin(2 * Math.PI * 180 * t) : 0;
    wav.writeInt16LE(Math.round(onde * 32_000), 44 + i * 2);
  }
  const fichier = join(mkdtempSync(join(tmpdir(), 'francis-voix-')), 'voix.wav');
  writeFileSync(fichier, wav);
  return fichier;
}

declare global {
  interface Window {
    voixDuTest: {
      /** What the page read aloud. */
      lus: string[];
      /** Whether a recognition listens now, and how it was set. */
      ecoute: () => { lang: string; continuous: boolean; interimResults: boolean } | undefined;
      entendre: (texte: string, final: boolean) => void;
    };
  }
}

/** A recognition that hears what the test says, and a voice that speaks at once: the engines alone are doubled. */
export async function doublerLaParole(contexte: BrowserContext): Promise<void> {
  await contexte.addInitScript(() => {
    const lus: string[] = [];
    let courante: Reconnaissance | undefined;
    class Reconnaissance {
      lang = '';
      continuous = false;
      interimResults = false;
      maxAlternatives = 1;
      onspeechstart: (() => void) | null = null;
      onresult: ((e: unknown) => void) | null = null;
      onerror: ((e: { error: string }) => void) | null = null;
      onend: (() => void) | null = null;
      start(): void {
        // oxlint-disable-next-line typescript/no-this-alias -- the one that listens now.
        courante = this;
      }
      stop(): void {
        if (courante === this) courante = undefined;
        this.onend?.();
      }
      abort(): void {
        if (courante === this) courante = undefined;
      }
    }
    const voix = {
      getVoices: () => [],
      cancel: () => undefined,
      speak: (dit: SpeechSynthesisUtterance) => {
        lus.push(dit.text);
        queueMicrotask(() => {
          dit.dispatchEvent(new Event('start'));
          dit.dispatchEvent(new Event('end'));
        });
      },
    };
    Object.defineProperty(window, 'SpeechRecognition', { value: Reconnaissance });
    Object.defineProperty(window, 'speechSynthesis', { value: voix });
    window.voixDuTest = {
      lus,
      ecoute: () => courante,
      entendre: (texte, final) =>
        courante?.onresult?.({ resultIndex: 0, results: [{ isFinal: final, 0: { transcript: texte } }] }),
    };
  });
}

export const attendreLEcoute = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => window.voixDuTest.ecoute() !== undefined, undefined, PAR_LA_MONTRE);

export async function dire(page: Page, texte: string, final = true): Promise<void> {
  await attendreLEcoute(page);
  await page.evaluate(([t, f]) => window.voixDuTest.entendre(t, f), [texte, final] as const);
}

export const lus = (page: Page): Promise<string[]> => page.evaluate(() => window.voixDuTest.lus);
