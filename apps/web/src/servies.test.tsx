import { FORMULES, type FormulesEnVente, LECTURES_DES_FORMULES, type SuDuServeur } from '@francis/contract';
import { expect, test } from 'vitest';
import { formaterEuros } from './design-system/index.ts';
import { PAGES, rendre } from './prerendre.tsx';
import { ecrirePartie } from './servies.tsx';

const vente = (lecture: keyof typeof LECTURES_DES_FORMULES): FormulesEnVente => ({
  paiement: 'indisponible',
  contact: null,
  conditions: '2026-01-01',
  taux_tva: 20,
  formules: LECTURES_DES_FORMULES[lecture].map((priceId) => {
    const { nom, type, interval, centimes, requestLimit, features } = FORMULES[priceId];
    return {
      priceId,
      nom,
      type,
      interval,
      price: centimes / 100,
      dont_tva: 0,
      currency: 'EUR',
      requestLimit,
      features: [...features],
    };
  }),
});
const SU: SuDuServeur = {
  vente: vente('illimite'),
  editeur: {
    nom: 'Exemple & associés',
    siren: '552100554',
    capital: null,
    adresse: null,
    directeur: null,
    hebergeur: 'Hébergeur d’essai',
    contact: 'contact@exemple.fr',
  },
  promesses: [],
};
const prixDe = (lecture: keyof typeof LECTURES_DES_FORMULES, type?: string): string[] =>
  vente(lecture)
    .formules.filter((formule) => type === undefined || formule.type === type)
    .map(({ price }) => formaterEuros(price));

const dits = (html: string, prix: readonly string[]): string[] => prix.filter((un) => html.includes(un));

test.each(['illimite', 'paliers'] as const)('les prix en vente (%s) s’écrivent sans script', (lecture) => {
  const su = { ...SU, vente: vente(lecture) };
  expect(dits(ecrirePartie('tarifs', {}, su), prixDe(lecture))).toEqual(prixDe(lecture));
  for (const type of ['particulier', 'professionnel']) {
    const html = ecrirePartie('tarifs', { type }, su);
    expect(dits(html, prixDe(lecture, type))).toEqual(prixDe(lecture, type));
    expect(html.match(/<h3>/g)).toHaveLength(prixDe(lecture, type).length);
  }
  const pro = ecrirePartie('formules-pro', {}, su);
  expect(dits(pro, prixDe(lecture, 'professionnel'))).toEqual(prixDe(lecture, 'professionnel'));
  expect(pro).toContain('ouvre bientôt');
});

test('l’éditeur se dit tel que la configuration le donne, et ce qui manque est « à compléter »', () => {
  const html = ecrirePartie('editeur', {}, SU);
  expect(html).toContain('Exemple &amp; associés');
  expect(html).toContain('href="mailto:contact@exemple.fr"');
  expect(html.match(/à compléter/g)).toHaveLength(3);
  expect(ecrirePartie('hebergeur', {}, SU)).toContain('Hébergeur d’essai');
  expect(ecrirePartie('promesses', {}, SU)).toBe('');
  expect(ecrirePartie('promesses', {}, { ...SU, promesses: [{ chiffre: '12', texte: 'essais' }] })).toContain('essais');
});

test('chaque place qu’une page écrite d’avance laisse au serveur a sa partie, qui ne dit pas qu’elle attend', async () => {
  const places = (await Promise.all(PAGES.map(rendre))).flatMap((html) =>
    Array.from(html.matchAll(/<div class="ilot" data-servi="([^"]+)" data-props="([^"]*)"><\/div>/g)),
  );
  expect(new Set(places.map(([, nom]) => nom))).toEqual(
    new Set(['tarifs', 'formules-pro', 'contact-pro', 'editeur', 'hebergeur', 'promesses']),
  );
  for (const [, nom = '', props = ''] of places) {
    const lues: unknown = JSON.parse(props.replaceAll('&quot;', '"'));
    expect(ecrirePartie(nom, Object(lues), SU)).not.toContain('aria-busy="true"');
  }
  const ferme = ecrirePartie('contact-pro', {}, { ...SU, vente: { ...SU.vente, contact: 'pro@exemple.fr' } });
  expect(ferme).toContain('<h1>L’offre professionnelle arrive bientôt</h1>');
  expect(ferme).toContain('href="mailto:pro@exemple.fr?subject=');
  expect(() => ecrirePartie('inconnue', {}, SU)).toThrow(/no part/);
});
