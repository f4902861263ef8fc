import type { EvenementAssistant } from '@francis/assistant';
import { expect, test } from 'vitest';
import { REPONSE } from '../testing/assistant-double.ts';
import { creerHorloge, MINUTE } from '../testing/horloge.ts';
import type { EcouteDuFil } from './fil.ts';
import { Lecteurs } from './lecteurs.ts';
import type { Ordre, Travail } from './protocole.ts';

const FIN: EvenementAssistant = { type: 'reponse', reponse: REPONSE };
const travail = (question: string): Travail => ({
  genre: 'repondre',
  demande: { question, historique: [], juridiction: 'FR', aujourdhui: '2026-11-20' },
});

/** A thread that answers when the test says so. */
function creerFil(ecoute: EcouteDuFil) {
  const fil = {
    ecoute,
    lus: [] as string[],
    ordres: [] as Ordre[],
    arrete: false,
    temps: 0,
    envoyer(ordre: Ordre) {
      fil.ordres.push(ordre);
      if (ordre.genre === 'lire' && ordre.travail.genre === 'repondre') fil.lus.push(ordre.travail.demande.question);
    },
    tempsMs: () => fil.temps,
    arreter() {
      fil.arrete = true;
    },
    repondre(tempsMs = 10) {
      ecoute.nouvelle({ genre: 'lu', lu: FIN });
      ecoute.nouvelle({ genre: 'fin', tempsMs });
    },
  };
  return fil;
}

function creerLecteurs(nombre = 2) {
  const fils: ReturnType<typeof creerFil>[] = [];
  const horloge = creerHorloge();
  const morts: unknown[] = [];
  const lecteurs = new Lecteurs({
    nombre,
    parQuestionMs: 1_000,
    parCompteMs: 3_000,
    horloge,
    logger: { error: (mort: unknown) => morts.push(mort), warn: () => undefined },
    ouvrir: (ecoute) => {
      const fil = creerFil(ecoute);
      fils.push(fil);
      return fil;
    },
  });
  const fil = (rang: number) => {
    const trouve = fils[rang];
    if (!trouve) throw new Error(`fil ${rang} absent`);
    return trouve;
  };
  const preter = () => {
    for (let rang = 0; rang < nombre; rang += 1) fil(rang).ecoute.nouvelle({ genre: 'pret' });
  };
  const demander = async (compte: string, question: string, signal?: AbortSignal) => {
    const lus: unknown[] = [];
    for await (const lu of lecteurs.lire(compte, travail(question), signal)) lus.push(lu);
    return lus;
  };
  return { lecteurs, fils, fil, preter, demander, horloge, morts };
}
/** The refusal of a promise that is refused while the test does something else. */
const refusDe = (envoi: Promise<unknown>): Promise<unknown> =>
  envoi.then(
    () => 'answered',
    (refus: unknown) => refus,
  );
const tour = () => new Promise<void>((resolve) => setImmediate(resolve));

test('un compte qui envoie vingt questions n’en fait lire qu’une à la fois, et laisse l’autre fil aux autres', async () => {
  const { demander, fil, preter, lecteurs } = creerLecteurs();
  preter();
  const envois = Array.from({ length: 20 }, (_, i) => demander('pressé', `p${i}`));
  const autre = demander('autre', 'a0');
  await tour();
  expect(fil(0).lus).toEqual(['p0']);
  expect(fil(1).lus).toEqual(['a0']);
  fil(1).repondre();
  expect(await autre).toEqual([FIN]);
  for (let i = 0; i < 20; i += 1) {
    fil(0).repondre();
    await tour();
  }
  expect(fil(1).lus).toEqual(['a0']);
  expect(await Promise.all(envois)).toHaveLength(20);
  lecteurs.fermer();
});

test('les comptes passent à tour de rôle', async () => {
  const { demander, fil, preter, lecteurs } = creerLecteurs(1);
  preter();
  const envois = [demander('a', 'a0'), demander('a', 'a1'), demander('a', 'a2'), demander('b', 'b0')];
  await tour();
  for (let i = 0; i < 4; i += 1) {
    fil(0).repondre();
    await tour();
  }
  await Promise.all(envois);
  expect(fil(0).lus).toEqual(['a0', 'a1', 'b0', 'a2']);
  lecteurs.fermer();
});

test('ce qui dépasse le temps d’une minute est refusé sans être lu, puis lu quand la minute est passée', async () => {
  const { demander, fil, preter, horloge, lecteurs } = creerLecteurs(1);
  preter();
  for (let i = 0; i < 3; i += 1) {
    const envoi = demander('long', `l${i}`);
    await tour();
    fil(0).repondre(1_200);
    await envoi;
  }
  await expect(demander('long', 'l3')).rejects.toMatchObject({ code: 'LECTURE_EPUISEE', retryAfterSeconds: 7 });
  const autre = demander('autre', 'a0');
  await tour();
  fil(0).repondre();
  await autre;
  expect(fil(0).lus).toEqual(['l0', 'l1', 'l2', 'a0']);
  horloge.avancer(MINUTE);
  const ensuite = demander('long', 'l4');
  await tour();
  fil(0).repondre();
  expect(await ensuite).toEqual([FIN]);
  lecteurs.fermer();
});

test('celles qui attendaient quand le temps s’est épuisé sont refusées à leur tour, sans être lues', async () => {
  const { demander, fil, preter, lecteurs } = creerLecteurs(1);
  preter();
  const envois = [demander('long', 'l0'), demander('long', 'l1'), demander('long', 'l2')];
  const issues = Promise.allSettled(envois);
  await tour();
  fil(0).repondre(5_000);
  expect((await issues).map((issue) => (issue.status === 'rejected' ? issue.reason.code : issue.status))).toEqual([
    'fulfilled',
    'LECTURE_EPUISEE',
    'LECTURE_EPUISEE',
  ]);
  expect(fil(0).lus).toEqual(['l0']);
  lecteurs.fermer();
});

test('les questions ordinaires ne comptent pas : leur nombre est déjà borné', async () => {
  const { demander, fil, preter, lecteurs } = creerLecteurs(1);
  preter();
  for (let i = 0; i < 120; i += 1) {
    const envoi = demander('actif', `q${i}`);
    await tour();
    fil(0).repondre(100);
    await envoi;
  }
  expect(fil(0).lus).toHaveLength(120);
  lecteurs.fermer();
});

test('une lecture qui s’arrête à son budget le dit par un code stable', async () => {
  const { demander, fil, preter, lecteurs } = creerLecteurs(1);
  preter();
  const envoi = demander('long', 'l0');
  await tour();
  expect(fil(0).ordres[0]).toMatchObject({ budgetMs: 1_000 });
  fil(0).ecoute.nouvelle({ genre: 'panne', panne: 'trop_longue', tempsMs: 1_000, message: '' });
  await expect(envoi).rejects.toMatchObject({ code: 'LECTURE_TROP_LONGUE', status: 422 });
  lecteurs.fermer();
});

test('une lecture que rien n’arrête est arrêtée avec son fil, remplacé aussitôt, et coûte la minute du compte', async () => {
  const { demander, fil, fils, preter, lecteurs } = creerLecteurs(1);
  preter();
  const envoi = demander('bloqué', 'b0');
  const refus = refusDe(envoi);
  await tour();
  fil(0).temps = 2_001;
  expect(await refus).toMatchObject({ code: 'LECTURE_TROP_LONGUE' });
  expect(fil(0).arrete).toBe(true);
  expect(fils).toHaveLength(2);
  await expect(demander('bloqué', 'b1')).rejects.toMatchObject({ code: 'LECTURE_EPUISEE' });
  const autre = demander('autre', 'a0');
  await tour();
  // The thread that was stopped is told nothing more; the next one reads once it is ready.
  expect(fil(0).lus).toEqual(['b0']);
  fil(1).ecoute.nouvelle({ genre: 'pret' });
  fil(1).repondre();
  expect(await autre).toEqual([FIN]);
  lecteurs.fermer();
});

test('un fil mort ne perd que ce qu’il lisait : une panne pour l’un, rien pour les autres', async () => {
  const { demander, fil, preter, lecteurs, morts } = creerLecteurs();
  preter();
  const perdue = refusDe(demander('a', 'a0'));
  const autre = demander('b', 'b0');
  await tour();
  fil(0).ecoute.mort(new Error('segfault'), false);
  expect(String(await perdue)).toContain('a reading failed');
  fil(1).repondre();
  expect(await autre).toEqual([FIN]);
  expect(morts).toHaveLength(1);
  lecteurs.fermer();
});

test('une lecture qui remplit la mémoire est trop longue, comme une qui prend tout le temps', async () => {
  const { demander, fil, preter, lecteurs } = creerLecteurs();
  preter();
  const refus = refusDe(demander('a', 'a0'));
  await tour();
  fil(0).ecoute.mort(new Error('memory'), true);
  expect(await refus).toMatchObject({ code: 'LECTURE_TROP_LONGUE' });
  lecteurs.fermer();
});

test('qui s’en va ne tient plus de place dans l’attente, et ce qu’il faisait lire reste à son compte', async () => {
  const { demander, fil, preter, lecteurs } = creerLecteurs(1);
  preter();
  const depart = new AbortController();
  const envois = Promise.allSettled([demander('a', 'a0', depart.signal), demander('a', 'a1', depart.signal)]);
  await tour();
  depart.abort();
  expect((await envois).every(({ status }) => status === 'rejected')).toBe(true);
  expect(fil(0).ordres.at(-1)).toEqual({ genre: 'annuler' });
  const suivante = demander('a', 'a2');
  await tour();
  expect(fil(0).lus).toEqual(['a0']);
  fil(0).ecoute.nouvelle({ genre: 'panne', panne: 'annulee', tempsMs: 900, message: '' });
  await tour();
  expect(fil(0).lus).toEqual(['a0', 'a2']);
  fil(0).repondre();
  await suivante;
  lecteurs.fermer();
});

test('au-delà de quarante qui attendent, la suivante du même compte est refusée', async () => {
  const { demander, preter, lecteurs } = creerLecteurs(1);
  preter();
  const envois = Promise.allSettled(Array.from({ length: 41 }, (_, i) => demander('a', `a${i}`)));
  await tour();
  await expect(demander('a', 'de trop')).rejects.toMatchObject({ code: 'TROP_DE_REQUETES' });
  lecteurs.fermer();
  expect((await envois).every(({ status }) => status === 'rejected')).toBe(true);
});
