import { instant } from './pages.ts';

interface Archive {
  readonly cabinet: string;
  readonly le: Date;
  readonly clients: number;
}

export const lisezMoi = ({ cabinet, le, clients }: Archive): string => `${cabinet}
Archive commencée le ${instant(le)}, ${clients} ${clients > 1 ? 'dossiers' : 'dossier'}.

Ouvrez index.html : tout se lit sans connexion et sans Francis.

index.html                     la liste des clients
clients/…/index.html           un client : dossier, analyses, conseils, réunions, documents, historique
clients/…/dossier.json         tout ce qui précède, pour un programme
clients/…/fiche.pdf            la fiche du client
clients/…/analyses/            chaque analyse gardée, en PDF, telle qu’elle a été rendue
clients/…/conseils/            chaque conseil validé, en PDF, et en JSON avec de quoi refaire ses empreintes
clients/…/documents/           les documents remis par le client
clients-supprimes/             les conseils que la loi fait garder de clients supprimés
cabinet/                       le cabinet, ses membres, son logo, le journal de ce qui y a été fait
import/                        les champs simples des dossiers, en CSV, tels que l’import de Francis les relit
MANIFESTE.sha256               la somme de chaque fichier : sha256sum -c MANIFESTE.sha256

Chaque dossier est écrit tel qu’il était quand l’archive l’a lu.
Les mots de passe, clés et secrets n’y sont pas, ni les conversations : elles sont à qui les a tenues, dans son propre export.
Ce fichier contient les données de vos clients : gardez-le chiffré, et effacez-le quand il ne sert plus.
`;
