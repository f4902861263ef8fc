import { describe, expect, test } from 'vitest';
import { formatDe } from './api.ts';
import { creerAppui } from './appui.ts';
import { creerDecoupe, niveauDe } from './decoupe.ts';
import { creerMoteurDouble, creerTemps } from './essais.ts';
import { avecRepli } from './moteur-enregistreur.ts';
import { enMorceaux } from './parole.ts';
import type { Ecoute } from './ports.ts';
import { creerTranscription } from './transcrire.ts';

describe('La transcription par un service', () => {
  const SON = new Blob(['son']);

  test('réessaie trois fois, après une, deux puis trois secondes', async () => {
    const temps = creerTemps();
    let essais = 0;
    const transcrire = creerTranscription({
      horloge: temps,
      envoyer: async () => {
        essais += 1;
        throw new Error('panne');
      },
      definitive: () => false,
    });
    const issue = transcrire(SON).catch((e: unknown) => e);
    for (const [ms, attendus] of [
      [999, 1],
      [1, 2],
      [1_999, 2],
      [1, 3],
      [2_999, 3],
      [1, 4],
    ] as const) {
      await temps.avancer(ms);
      expect(essais).toBe(attendus);
    }
    expect(await issue).toBeInstanceOf(Error);
  });

  test('ne réessaie pas ce qui est refusé pour de bon', async () => {
    let essais = 0;
    const transcrire = creerTranscription({
      horloge: creerTemps(),
      envoyer: async () => {
        essais += 1;
        throw new Error('sans accord');
      },
      definitive: () => true,
    });
    await expect(transcrire(SON)).rejects.toThrow('sans accord');
    expect(essais).toBe(1);
  });

  test('passe la main au navigateur quand elle échoue, et le dit', () => {
    const [service, natif] = [creerMoteurDouble(), creerMoteurDouble()];
    const dits: string[] = [];
    const noter = (nom: string) => (texte?: string) => void dits.push(`${nom} ${texte ?? ''}`.trim());
    const ecoute: Ecoute = {
      parole: noter('parole'),
      provisoire: noter('provisoire'),
      final: noter('final'),
      fin: noter('fin'),
      panne: noter('panne'),
      repli: noter('repli'),
    };
    const moteur = avecRepli(service, natif);
    moteur.demarrer(ecoute);
    service.ecoute.panne('transcription');
    natif.ecoute.final('bonjour');
    natif.ecoute.panne('refus');
    expect(dits).toEqual(['repli', 'final bonjour', 'panne refus']);
    moteur.arreter();
    expect([service.arrets, natif.arrets]).toEqual([0, 1]);
    const seul = avecRepli(service, undefined);
    seul.demarrer(ecoute);
    service.ecoute.panne('transcription');
    expect(dits.at(-1)).toBe('panne transcription');
  });

  test('coupe à la pause, jamais dans une phrase, et n’envoie pas un silence', () => {
    const decoupe = creerDecoupe();
    for (let ms = 0; ms < 5_000; ms += 100) expect(decoupe.entendre(0.001, ms)).toBe('rien');
    expect(decoupe.aParle()).toBe(false);
    for (let ms = 5_000; ms < 7_000; ms += 100) expect(decoupe.entendre(0.2, ms)).toBe('parole');
    expect(decoupe.entendre(0, 7_700)).toBe('rien');
    expect(decoupe.entendre(0, 7_800)).toBe('couper');
    expect(decoupe.aParle()).toBe(false);
    // Somebody who never stops.
    expect(Array.from({ length: 301 }, (_, i) => decoupe.entendre(0.2, 10_000 + i * 100)).at(-1)).toBe('couper');
  });

  test('mesure un niveau, et nomme le format du navigateur', () => {
    expect(niveauDe(new Float32Array(100))).toBe(0);
    expect(niveauDe(new Float32Array([0.5, -0.5]))).toBeCloseTo(0.5);
    expect(['audio/webm;codecs=opus', 'audio/mp4', 'inconnu'].map(formatDe)).toEqual(['webm', 'mp4', 'webm']);
  });
});

const creerTouche = () => {
  const temps = creerTemps();
  const suivi = { ecoute: false };
  const appui = creerAppui({
    horloge: temps,
    ecoute: () => suivi.ecoute,
    demarrer: () => (suivi.ecoute = true),
    arreter: () => (suivi.ecoute = false),
  });
  return { temps, suivi, appui };
};

describe('La touche Espace sur le bouton', () => {
  test('tenue, elle écoute tant qu’elle l’est', async () => {
    const { temps, suivi, appui } = creerTouche();
    appui.enfoncer();
    appui.enfoncer();
    expect(suivi.ecoute).toBe(true);
    await temps.avancer(2_000);
    appui.relacher();
    expect(suivi.ecoute).toBe(false);
  });

  test('brève, elle allume puis éteint', async () => {
    const { temps, suivi, appui } = creerTouche();
    for (const attendu of [true, false]) {
      appui.enfoncer();
      await temps.avancer(100);
      appui.relacher();
      expect(suivi.ecoute).toBe(attendu);
    }
    // Let go without having been pressed here.
    appui.relacher();
    expect(suivi.ecoute).toBe(false);
  });
});

test('un long texte se lit par phrases, sans en perdre', () => {
  const phrase = 'Vous devez 1 851 € sur les revenus 2025.';
  const morceaux = enMorceaux(Array.from({ length: 20 }, () => phrase).join(' '));
  expect(morceaux.length).toBeGreaterThan(2);
  expect(Math.max(...morceaux.map((m) => m.length))).toBeLessThan(230);
  expect(morceaux.join(' ').split(phrase)).toHaveLength(21);
});
