import { beforeEach, describe, expect, test } from 'vitest';
import { creerDictee, type Dictee } from './dictee.ts';
import { creerMoteurDouble, creerTemps, passer } from './essais.ts';
import { DicteeImpossible, type Moteur } from './ports.ts';

let temps: ReturnType<typeof creerTemps>;
let moteur: ReturnType<typeof creerMoteurDouble>;
let dictee: Dictee;
let champ: string;
const etat = () => dictee.etat.lire();

async function ecouter(depuis = '', ouvrir: () => Promise<Moteur> = async () => moteur): Promise<void> {
  temps = creerTemps();
  moteur = creerMoteurDouble();
  champ = depuis;
  dictee = creerDictee({ horloge: temps, ouvrir });
  dictee.demarrer('saisie', {
    depuis,
    onTexte: (texte) => {
      champ = texte;
    },
  });
  await passer();
}

describe('La dictée', () => {
  beforeEach(() => ecouter('Bonjour.'));

  test('écrit au fil de la parole, après ce qui était déjà écrit', () => {
    expect(etat()).toMatchObject({ nom: 'ecoute', cible: 'saisie' });
    moteur.ecoute.provisoire('je gagne');
    expect(champ).toBe('Bonjour. je gagne');
    moteur.ecoute.provisoire('je gagne trente');
    moteur.ecoute.final('je gagne trente mille euros');
    expect(champ).toBe('Bonjour. je gagne trente mille euros');
    expect(etat()).toMatchObject({ texte: 'je gagne trente mille euros', provisoire: '' });
  });

  test('reprend quand le navigateur arrête d’écouter de lui-même', async () => {
    moteur.ecoute.final('un');
    moteur.ecoute.fin();
    await temps.avancer(299);
    expect(moteur.ecoutes).toHaveLength(1);
    await temps.avancer(1);
    expect(moteur.ecoutes).toHaveLength(2);
    moteur.ecoute.final('deux');
    expect(champ).toBe('Bonjour. un deux');
  });

  test('n’entend plus le moteur qu’elle a remplacé', async () => {
    const avant = moteur.ecoute;
    avant.fin();
    await temps.avancer(300);
    avant.final('écho');
    avant.fin();
    expect(champ).toBe('Bonjour.');
    expect(etat().nom).toBe('ecoute');
  });

  test('s’arrête après les derniers mots, et se tait si rien ne vient', async () => {
    dictee.arreter();
    expect(etat().nom).toBe('arret');
    moteur.ecoute.final('la fin');
    moteur.ecoute.fin();
    expect(champ).toBe('Bonjour. la fin');
    expect(etat().nom).toBe('repos');
    await ecouter();
    dictee.arreter();
    await temps.avancer(15_000);
    expect(etat().nom).toBe('repos');
  });

  test('arrêtée entre deux écoutes, elle ne reprend pas', async () => {
    moteur.ecoute.fin();
    dictee.arreter();
    expect(etat().nom).toBe('repos');
    await temps.avancer(1_000);
    expect(moteur.ecoutes).toHaveLength(1);
  });

  test('dit au bout de trois secondes qu’elle n’entend rien, et l’oublie dès qu’on parle', async () => {
    await temps.avancer(2_999);
    expect(etat().silence).toBe(false);
    await temps.avancer(1);
    expect(etat().silence).toBe(true);
    moteur.ecoute.parole();
    expect(etat().silence).toBe(false);
  });

  test('réseau perdu : reprend après deux secondes, trois fois, puis renonce pendant cinq secondes', async () => {
    for (let i = 1; i <= 3; i += 1) {
      moteur.ecoute.panne('reseau');
      expect(etat()).toMatchObject({ nom: 'ecoute', avis: expect.stringContaining('Réseau perdu') });
      await temps.avancer(1_999);
      expect(moteur.ecoutes).toHaveLength(i);
      await temps.avancer(1);
      expect(moteur.ecoutes).toHaveLength(i + 1);
    }
    moteur.ecoute.panne('reseau');
    expect(etat()).toMatchObject({ nom: 'erreur', erreur: 'Reconnaissance vocale non disponible' });
    await temps.avancer(4_999);
    expect(etat().nom).toBe('erreur');
    await temps.avancer(1);
    expect(etat()).toMatchObject({ nom: 'repos', erreur: undefined });
  });

  test('une parole entendue remet à zéro le compte des coupures', async () => {
    for (let i = 0; i < 6; i += 1) {
      moteur.ecoute.panne('reseau');
      await temps.avancer(2_000);
      moteur.ecoute.parole();
    }
    expect(etat()).toMatchObject({ nom: 'ecoute', avis: undefined });
  });

  test.each([
    ['refus', 'Impossible d’accéder au microphone. Vérifiez les permissions.'],
    ['indisponible', 'Reconnaissance vocale non disponible'],
    ['transcription', 'Erreur lors de la transcription audio. Veuillez réessayer.'],
  ] as const)('%s : dit « %s » et garde ce qui est écrit', (panne, phrase) => {
    moteur.ecoute.final('gardé');
    moteur.ecoute.panne(panne);
    expect(etat()).toMatchObject({ nom: 'erreur', erreur: phrase, cible: 'saisie' });
    expect(champ).toBe('Bonjour. gardé');
    expect(moteur.abandons).toBe(1);
  });

  test('ce qui est tapé pendant l’écoute reste, et n’est pas écrit deux fois', () => {
    moteur.ecoute.provisoire('je gagne trente');
    dictee.recaler('je gagne 30 000 €');
    moteur.ecoute.provisoire('je gagne trente mille');
    moteur.ecoute.final('je gagne trente mille');
    moteur.ecoute.final('par an');
    expect(champ).toBe('je gagne 30 000 € par an');
  });

  test('annulée, elle n’écrit plus rien', () => {
    const avant = moteur.ecoute;
    dictee.annuler();
    avant.final('trop tard');
    expect(champ).toBe('Bonjour.');
    expect(etat().nom).toBe('repos');
  });
});

test('un micro refusé, ou un navigateur sans dictée, se dit', async () => {
  await ecouter('', () => Promise.reject(new DicteeImpossible('Non supportée')));
  expect(etat()).toMatchObject({ nom: 'erreur', erreur: 'Non supportée' });
  await ecouter('', () => Promise.reject(new TypeError('autre')));
  expect(etat()).toMatchObject({ erreur: 'Reconnaissance vocale non disponible' });
});

test('abandonnée pendant la demande de permission, elle rend le micro', async () => {
  const demandes: ((m: Moteur) => void)[] = [];
  await ecouter('', () => new Promise((resolve) => void demandes.push(resolve)));
  dictee.arreter();
  demandes[0]?.(moteur);
  await passer();
  expect(moteur).toMatchObject({ abandons: 1, ecoutes: [] });
  expect(etat().nom).toBe('repos');
});
