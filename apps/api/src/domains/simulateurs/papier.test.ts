import { type Erreur, SIMULATEURS_EN_PDF } from '@francis/contract';
import { describe, expect, test } from 'vitest';
import { avecApplication } from '../../testing/application-de-test.ts';
import { lirePdf } from '../../testing/lire-pdf.ts';

const t = avecApplication({ env: { SIMULATIONS_PAR_MINUTE: '1000' } });

const demander = (simulateur: string, saisie: string) =>
  t.injecter({ method: 'POST', url: '/api/simulations/pdf', payload: { simulateur, saisie } });
const lire = async (simulateur: string, saisie: string) => {
  const reponse = await demander(simulateur, saisie);
  expect([reponse.statusCode, reponse.headers['content-type']]).toEqual([200, 'application/pdf']);
  return lirePdf(reponse.rawPayload);
};

const refus = async (simulateur: string, saisie: string) => {
  const reponse = await demander(simulateur, saisie);
  const { code, detail } = reponse.json<Erreur>();
  return [reponse.statusCode, code, detail];
};

describe('le PDF d’une simulation', () => {
  test.each(SIMULATEURS_EN_PDF)(
    '%s : un document titré, lisible à voix haute, avec sa saisie et sa réserve',
    async (s) => {
      const lu = await lire(s, '');
      expect(lu.langue).toBe('fr-FR');
      expect(lu.titre).toMatch(/, simulation$/);
      expect(lu.balises).toEqual(expect.arrayContaining(['Document', 'H1', 'H2', 'Table', 'TH']));
      expect(lu.texte).toContain('Votre saisie');
      expect(lu.texte).toMatch(/indicati/i);
      // No empty square, no figure that is none.
      expect(lu.texte).not.toMatch(/NaN|undefined|�/u);
    },
  );

  test('les chiffres sont ceux du moteur, l’impôt en tête, chaque ligne avec son article', async () => {
    const lu = await lire('simulateur-impot', 'revenus=104000&situationFamiliale=marie&enfants=2&bareme=2026');
    for (const texte of ['10 674 €', 'Impôt 2026 sur les revenus 2025', 'Marié, pacsé', 'CGI art. 197', '104 000 €'])
      expect([texte, lu.texte.includes(texte)]).toEqual([texte, true]);
    expect(lu.alternatives.join(' ')).toContain('Impôt net : 10\u202f674\u00a0€');
  });

  test('un chiffre écrit dans l’adresse n’est pas lu : seules les saisies comptent', async () => {
    const forge = await lire('simulateur-impot', 'revenus=30000&impotNet=1&bareme=2026&economiesPossibles=99999');
    const franc = await lire('simulateur-impot', 'revenus=30000&bareme=2026');
    expect(forge.texte).toBe(franc.texte);
  });

  test('deux situations se lisent côte à côte, avec ce qui les sépare', async () => {
    const lu = await lire('simulateur-impot', 'revenus=60000&situations=2&b.per=5000&modifie=1');
    expect(lu.texte).toContain('Les deux situations');
    expect(lu.texte).toContain('Versement PER : 5 000 €');
    expect(lu.texte).toContain('situation B');
    expect(lu.texte).toContain('−1 500 €');
  });

  test.each(['simulateur-igi-andorre', 'simulateur-tva-suisse', 'simulateur-tva-luxembourg'])(
    '%s tient sur une page, sa réserve avec son chiffre',
    async (simulateur) => {
      const lu = await lire(simulateur, '');
      expect(lu.pages).toBe(1);
      expect(lu.texte.indexOf('Résultat indicatif. Le taux')).toBeLessThan(lu.texte.indexOf('Votre saisie'));
    },
  );

  test('une situation cachée par le formulaire n’est pas racontée', async () => {
    const lu = await lire('simulateur-impot', 'revenus=60000&montantFraisReels=7777');
    expect(lu.texte).not.toContain('7 777');
  });

  test('la phrase du calcul, ou de la saisie, quand il n’y a rien à dessiner', async () => {
    expect(await refus('simulateur-impot-luxembourg', 'revenu_net=0')).toEqual([
      422,
      'VALIDATION',
      'Veuillez saisir un revenu net valide.',
    ]);
    expect(await refus('simulateur-impot', 'revenus=')).toEqual([
      422,
      'VALIDATION',
      'À compléter ou à corriger\u202f: Revenus annuels du foyer.',
    ]);
    expect(await refus('simulateur-statuts', 'chiffre_affaires=99999999')).toEqual([
      422,
      'VALIDATION',
      'Ce montant est hors de portée du calcul.',
    ]);
    expect((await refus('simulateur-impot-suisse', 'commune=Nulle-Part'))[0]).toBe(422);
    expect((await refus('autre', ''))[0]).toBe(422);
  });

  test('ni la saisie ni le document ne se gardent, dans un cache ou dans un journal', async () => {
    const reponse = await demander('simulateur-impot', 'revenus=43217');
    expect(reponse.headers['cache-control']).toBe('no-store');
    expect(reponse.headers['content-disposition']).toMatch(/^attachment; filename="simulateur-impot_[\d-]{10}\.pdf"$/);
    expect(reponse.headers['content-disposition']).not.toContain('43217');
  });
});
