import { describe, expect, it } from 'vitest';
import { guillemetsFondes, lireGuillemets } from './guillemets.ts';

const TEXTES = [
  'Le service « Gérer mon prélèvement » permet de moduler le taux.[^cgi-204-a] Le bénéficiaire est « à défaut mes enfants ».',
  'La taxe est due de {{a1:parametre.tva.taux}} sur le prix.[^cgi-256]',
];
const PERSONNE = ['Mon patron m’a dit « tu seras exonéré », est-ce vrai ?', 'vous êtes exonéré de tout impôt'];
const fonde = (phrase: string): boolean => guillemetsFondes(phrase, { textes: TEXTES, personne: PERSONNE });

describe('Ce qui est entre guillemets', () => {
  it.each([
    ['« un » et “deux” et "trois"', ['un', 'deux', 'trois'], false],
    ['« un “deux” trois »', ['un “deux” trois'], false],
    ['« un', [], true],
    ['un »', [], true],
    ['"un', [], true],
    ['aucun', [], false],
  ])('se lit : %s', (texte, entre, ouverts) => expect(lireGuillemets(texte)).toEqual({ entre, ouverts }));

  it.each([
    'Utilisez « Gérer mon prélèvement ».',
    'Utilisez « Gérer mon prélèvement ».[^cgi-204-a]',
    'Le CGI art. 204 A dit « permet de moduler le taux ».',
    'Le texte dit « due de {{a1:parametre.tva.taux}} sur le prix ».[^cgi-256]',
    'Vous citez « tu seras exonéré ».',
    'Indiquez leurs revenus (ou « aucun »).',
    'Vous citez « Tu seras exonere ».',
    'Sans guillemets, rien à vérifier.',
  ])('est admis quand ses mots sont dans ce qui est cité : %s', (phrase) => expect(fonde(phrase)).toBe(true));

  it.each([
    ['des mots inventés', 'Le service « Payer plus tard » existe.'],
    ['des mots d’un autre texte que celui qui est cité', 'Utilisez « Gérer mon prélèvement ».[^cgi-256]'],
    ['des mots qu’aucun texte lu ne porte pour cet article', 'Selon le CGI art. 197, « permet de moduler le taux ».'],
    ['un mot changé', 'Utilisez « Gérer votre prélèvement ».'],
    ['un mot coupé', 'Utilisez « Gérer mon prélèv ».'],
    ['un chiffre glissé dans la citation', 'Le texte dit « due de 3 % sur le prix ».[^cgi-256]'],
    ['les mots de la personne prêtés à un texte', 'La loi dit « vous êtes exonéré de tout impôt ».'],
    ['les mots de la personne sous une référence', 'C’est « vous êtes exonéré de tout impôt ».[^cgi-256]'],
    ['d’autres guillemets', 'Le texte dit “la taxe est nulle”.'],
    ['des guillemets droits', 'Le texte dit "la taxe est nulle".'],
    ['un guillemet jamais fermé', 'Le texte dit « la taxe est nulle.'],
    ['un mot prêté à la loi', 'Selon la loi, vous êtes « exonéré ».'],
    ['rien', 'Le texte dit « ».'],
  ])('est refusé avec %s', (_, phrase) => expect(fonde(phrase)).toBe(false));
});
