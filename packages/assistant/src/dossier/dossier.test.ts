import { depuisFicheClient } from '@francis/faits/adaptateurs';
import { describe, expect, it } from 'vitest';
import { poser } from '../evaluation/poser.ts';
import { identitesDe } from '../modeles-heberges/identites.ts';
import { Pseudonymes } from '../pseudonymes/pseudonymes.ts';
import type { DemandeAssistant, ReponseAssistant } from '../types.ts';
import type { FicheDuDossier } from './dossier.ts';

const LOU = { prenom: 'Lou', date_naissance: '2013-05-02', garde_alternee: null, invalide: null };
const MAX = { prenom: 'Max', date_naissance: '2016-05-01', garde_alternee: null, invalide: null };
const FICHE: FicheDuDossier = {
  civilite_client: 'Mme',
  prenom_client: 'Claire',
  nom_client: 'Morel',
  date_naissance_client: '1978-04-12',
  ville_client: 'Lyon',
  code_postal_client: '69003',
  situation_maritale_client: 'Marié(e)',
  regime_matrimonial_client: 'Communauté réduite aux acquêts',
  nombre_enfants_a_charge_client: 2,
  details_enfants_client: [LOU, MAX],
  statut_professionnel_client1: 'Salarié',
  revenu_net_annuel_client1: 48_000,
  statut_professionnel_client2: 'Salarié',
  revenu_net_annuel_client2: 30_000,
};
const CONJOINT = { prenom: 'Karim', nom: 'Haddad' };

const lisse = (texte: string): string => texte.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');
const impots = (r: ReponseAssistant): number[] =>
  r.calculs.filter((c) => c.regle === 'ir.impot_final').map((c) => c.valeur);

function contexteDe(fiche: FicheDuDossier): Partial<DemandeAssistant> {
  const { faits, aRelire } = depuisFicheClient({ ...fiche }, 2025);
  return {
    concerne: 'client',
    pronom: fiche.civilite_client === 'M.' ? 'il' : 'elle',
    dossier: { fiche, conjoint: CONJOINT },
    profilEnregistre: { ...Object.fromEntries(faits.map((f) => [f.chemin, f.valeur])), a_relire: aRelire },
  };
}

/** Asks the turns of one conversation on a file, and gives the last answer. */
async function demander(dits: string | readonly string[], change: Partial<FicheDuDossier> = {}) {
  const contexte = contexteDe({ ...FICHE, ...change });
  const historique: { role: 'user' | 'assistant'; content: string }[] = [];
  let reponse: ReponseAssistant | undefined;
  for (const question of [dits].flat()) {
    reponse = await poser(question, { ...contexte, historique: [...historique] });
    historique.push({ role: 'user', content: question }, { role: 'assistant', content: reponse.answer });
  }
  if (reponse === undefined) throw new Error('nothing was asked');
  return { ...reponse, dit: lisse(reponse.answer) };
}

describe('Une question sur le dossier est répondue par le dossier', () => {
  it.each([
    ['Combien d’enfants a-t-elle ?', '2 enfants à charge : Lou, Max'],
    ['Quel est son régime matrimonial ?', 'communauté réduite aux acquêts'],
    ['Quels sont ses revenus ?', '48 000 €, et le revenu net annuel de son conjoint est de 30 000 €'],
    ['Quand est-elle née ?', 'née le 12 avril 1978'],
    ['Où habite-t-elle ?', '69003 Lyon'],
    ['Quel âge a Max ?', 'Max est né(e) le 1er mai 2016'],
    ['Quelle est la date de naissance de Claire ?', 'née le 12 avril 1978'],
    ['Combien gagne Karim ?', 'le revenu net annuel de son conjoint est de 30 000 €'],
  ])('« %s »', async (question, mots) => {
    const r = await demander(question);
    expect(r.dit).toContain('D’après le dossier');
    expect(r.dit).toContain(mots);
    expect(r.calculs).toEqual([]);
    expect(r.statut).toBe('exact');
  });

  it('un champ vide est dit, avec l’endroit où le remplir', async () => {
    const r = await demander('Quel est son régime matrimonial ?', { regime_matrimonial_client: null });
    expect(r.dit).toContain('Régime matrimonial');
    expect(r.dit).toContain('section Situation familiale');
    expect(r.calculs).toEqual([]);
    expect(r.statut).toBe('clarification');
  });
});

describe('Les personnes du dossier sont reconnues par leur nom', () => {
  it.each([
    ['Et si Claire gagnait 60 000 € ?', 'Et si elle gagnait 60 000 € ?'],
    ['Et si claire gagnait 60 000 € ?', 'Et si elle gagnait 60 000 € ?'],
    ['Et si Mme Morel gagnait 60 000 € ?', 'Et si elle gagnait 60 000 € ?'],
    ['Et si Karim gagnait 60 000 € ?', 'Et si son mari gagnait 60 000 € ?'],
    ['Et si M. Morel gagnait 60 000 € ?', 'Et si son mari gagnait 60 000 € ?'],
    ['Quel est l’impôt de Claire ?', 'Quel est son impôt ?'],
  ])('« %s » comme « %s »', async (nommee, dite) => {
    const [un, deux] = [await demander(nommee), await demander(dite)];
    expect(impots(un).length).toBeGreaterThan(0);
    expect([impots(un), un.statut]).toEqual([impots(deux), deux.statut]);
  });

  it('les mots lus restent à leur place dans la question', async () => {
    const question = 'Et si Claire Morel gagnait 60 000 € ?';
    const { lecture } = await demander(question);
    for (const { span, mots } of lecture.mentions) expect(question.slice(...span)).toBe(mots);
    expect(lecture.mentions.map((m) => m.mots)).toContain('60 000 €');
  });

  it('aucun nom ne part vers un modèle hébergé', () => {
    const demande = { ...contexteDe(FICHE), question: '', historique: [], juridiction: 'FR' as const, aujourdhui: '' };
    const masque = new Pseudonymes(identitesDe(demande)).masquer(
      'Et si Claire Morel donnait 10 000 € à Lou, et Karim Haddad 5 000 € à Max ?',
    );
    for (const nom of ['Claire', 'Morel', 'Lou', 'Karim', 'Haddad', 'Max']) expect(masque).not.toContain(nom);
  });
});

describe('Deux revenus dits ensemble sont chacun à leur personne', () => {
  it.each([
    'Et si elle gagnait 60 000 € et si son mari gagnait 40 000 € ?',
    'Et si elle gagnait 60 000 € et lui 40 000 € ?',
    'Et si son mari gagnait 40 000 € et si Claire gagnait 60 000 € ?',
  ])('« %s »', async (question) => {
    const r = await demander(question);
    expect(impots(r).at(-1)).toBe(9_594);
  });
});

describe('Une donation compte les enfants du dossier', () => {
  it.each(['Elle donne 150 000 € à chacun de ses enfants', 'Et si Claire donnait 300 000 € à Lou et Max ?'])(
    '« %s » : chacun, et le total',
    async (question) => {
      const r = await demander(question, { regime_matrimonial_client: 'Séparation de biens' });
      expect(r.dit).toContain('16 388,70 €');
      expect(r.dit).toContain('8 194,35 € par personne');
      expect(r.dit).toContain('séparation de biens');
      expect(r.statut).toBe('exact');
    },
  );

  it('ce que chacun reçoit, nommé par son prénom', async () => {
    const r = await demander('Elle donne 100 000 € à Lou et 150 000 € à Max', {
      regime_matrimonial_client: 'Séparation de biens',
    });
    expect(r.dit).toContain('8 194,35 €');
    expect(impots(r)).toEqual([]);
  });

  it.each([{ nombre_enfants_a_charge_client: null, details_enfants_client: [] }, { details_enfants_client: [] }])(
    'le nombre que le dossier ne dit pas, ou dit des seuls enfants à charge, est demandé %j',
    async (fiche) => {
      const r = await demander('Elle donne 150 000 € à chacun de ses enfants, quels droits de donation ?', {
        ...fiche,
        regime_matrimonial_client: 'Séparation de biens',
      });
      expect(r.statut).not.toBe('exact');
      expect(r.doutes.map((d) => d.code)).toContain('FAIT_A_PRECISER');
    },
  );
});

describe('Le régime matrimonial du dossier sert, ou sa part d’inconnu est dite', () => {
  const DON = 'Elle donne 150 000 € à chacun de ses enfants';
  const DECES = 'Si elle décède avec 600 000 €, son mari opte pour le quart, quels droits de succession ?';

  it.each([
    [DON, 'Communauté réduite aux acquêts', 'partiel'],
    [DON, null, 'partiel'],
    [DON, 'Séparation de biens', 'exact'],
    [DON, 'Participation aux acquêts', 'exact'],
    ['Elle donne 150 000 € de biens propres à chacun de ses enfants', 'Communauté réduite aux acquêts', 'exact'],
    ['Elle donne un bien commun de 400 000 € à ses enfants', 'Communauté réduite aux acquêts', 'exact'],
    ['Elle donne un bien commun de 400 000 € à ses enfants', 'Séparation de biens', 'partiel'],
    [DECES, 'Communauté réduite aux acquêts', 'partiel'],
    [DECES, 'Participation aux acquêts', 'partiel'],
    [DECES, 'Séparation de biens', 'exact'],
  ] as const)('« %s », %s : %s', async (question, regime_matrimonial_client, statut) => {
    const r = await demander(question, { regime_matrimonial_client });
    expect(r.calculs.length).toBeGreaterThan(0);
    expect(r.statut).toBe(statut);
  });

  it('sous la communauté universelle, qui donne change les droits ; ce qui est laissé est commun', async () => {
    const universelle = { regime_matrimonial_client: 'Communauté universelle' } as const;
    const seule = await demander('Elle donne 600 000 € à ses enfants, quels droits de donation ?', universelle);
    expect(seule.dit).toContain('si le conjoint donne aussi');
    expect(seule.statut).toBe('partiel');
    const petit = await demander('Elle donne 90 000 € à ses enfants, quels droits de donation ?', universelle);
    expect(petit.dit).toContain('aucun droit n’est dû');
    expect(petit.statut).toBe('exact');
    const aDeux = await demander('Elle donne un bien commun de 400 000 € à ses enfants, quels droits ?', universelle);
    expect(aDeux.dit).toContain('chaque époux donne la moitié');
    expect(aDeux.statut).toBe('exact');
    const deces = await demander(DECES, { regime_matrimonial_client: 'Communauté universelle' });
    expect(deces.dit).toContain('865,95 €');
    expect(deces.statut).toBe('partiel');
  });

  it('le conjoint qui survit n’est pas oublié', async () => {
    const r = await demander('Si elle décède avec 600 000 € de patrimoine, quels droits de succession ?');
    expect(r.statut).toBe('clarification');
    expect(r.dit).toContain('conjoint qui survit');
  });
});

describe('Un client dont aucun dossier n’est ouvert', () => {
  const PROFIL = { situation_familiale: 'marie', nombre_enfants: 3, revenu_annuel: 90_000 };

  it('est celui dont la réponse parle, et le profil du conseiller n’y entre pas', async () => {
    const r = await poser('Mon client, célibataire, 50 000 € de salaire, quel est son impôt ?', {
      profilEnregistre: PROFIL,
    });
    expect(lisse(r.answer)).toContain('Pour votre client, son impôt sur le revenu est de **6 604 €**');
    expect(r.answer).not.toContain('otre impôt');
    const suite = await poser('et s’il verse 3 000 € sur un PER ?', {
      profilEnregistre: PROFIL,
      historique: [{ role: 'user', content: 'Mon client, célibataire, 50 000 € de salaire, quel est son impôt ?' }],
    });
    expect(suite.answer).toContain('votre client');
    expect(impots(suite)).toContain(6_604);
  });

  it('marié, il ne laisse pas tout à ses enfants sans que ce soit dit', async () => {
    const r = await poser('Mon client décède, marié, 2 enfants, il laisse 600 000 €. Quels droits de succession ?');
    expect(r.statut).toBe('partiel');
  });
});

describe('Les revenus de référence d’avant', () => {
  it('comptent dans la contribution sur les hauts revenus, et ne sont pas dits non repris', async () => {
    const r = await poser('Quel est son impôt ?', {
      concerne: 'client',
      pronom: 'il',
      profilEnregistre: {
        annee: 2025,
        'foyer.situation': 'celibataire',
        'foyer.declarant1.salaires': 500_000,
        'foyer.rfr_n_moins_1': 120_000,
        'foyer.rfr_n_moins_2': 120_000,
      },
    });
    expect(r.calculs.map(({ regle }) => regle)).toContain('ir.cehr');
    expect(r.answer).not.toContain('non repris');
    expect(r.statut).toBe('exact');
  });
});
