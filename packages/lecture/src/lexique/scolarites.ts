import { notion } from './concept.ts';

/** What a child studies, and whether they still count with their parents. */
export const SCOLARITES = [
  notion('college', 'au collège', 'college|collegien|collegienne'),
  notion('lycee', 'au lycée', 'lycee|lyceen|lyceenne'),
  notion(
    'superieur',
    'études supérieures',
    'a la fac|en fac|a l universite|en etudes superieures|dans le superieur|en licence|en master|en iut|en bts|en prepa|en ecole de commerce|en ecole d ingenieur|commence une licence|commence un bts|commence un but|commence un iut|commence un master|commence une prepa|commence la fac|entre a la fac|entre en fac|entre en licence|entre en bts|entre en prepa|en premiere annee de|premiere annee de licence|etudiant|etudiante|etudiants|etudiantes',
  ),
  notion(
    'detache',
    'détaché',
    'n est plus rattache|n est plus rattachee|plus rattache|plus rattachee|pas rattache|pas rattachee|non rattache|non rattachee|n etait plus rattache|n etait plus rattachee|detache|detachee|fait sa propre declaration|faisait sa propre declaration|declare de son cote|ne le rattache plus|ne la rattache plus|ne rattache plus',
  ),
] as const;

/** Where a child is at school, told right after an age. */
export const ECOLES_D_ENFANT =
  "au lycee|au college|a la maternelle|en maternelle|en primaire|a l ecole|a l'ecole|en seconde|en premiere|en terminale|lyceen|lyceenne|collegien|collegienne";

/** Words after which ages told one by one are those of children. */
export const ANNONCENT_DES_ENFANTS = 'enfants|filles|fils|garcons|gosses|gamins|loulous|ados|bouts';

/** One of several children, by rank: who says so told of them before. */
export const UN_DES_ENFANTS =
  "l'aine|l'ainee|mon aine|mon ainee|notre aine|notre ainee|le cadet|la cadette|notre cadet|notre cadette|mon cadet|ma cadette|le benjamin|la benjamine|le plus grand|la plus grande|le plus jeune|la plus jeune|le plus age|la plus agee|le dernier|la derniere|le premier|la premiere|le grand|la grande|le deuxieme|la deuxieme|le second|la seconde";
