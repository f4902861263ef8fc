import {
  type Client,
  DROITS_DETENTION,
  type EntiteFamille,
  type FamilleClient,
  FORMES_ENTITE,
  GENRES_ENTITE,
} from '@francis/contract';
import { useState } from 'react';
import { Alerte, Bouton, BoutonIcone, Champ, ChampChoix, Fenetre } from '../../../design-system/index.ts';
import { direRefus, ecrireEntite } from './api.ts';
import { DROITS } from './mots.ts';
import {
  formeDe,
  lireSaisieEntite,
  nouvelleDetention,
  porteursPossibles,
  type SaisieDetention,
  versSaisieEntite,
} from './saisie-entite.ts';

const GENRES = { societe: 'Société', bien: 'Bien détenu à plusieurs' } as const;

interface Props {
  client: Client;
  famille: FamilleClient;
  lue: EntiteFamille | undefined;
  onFait: (famille: FamilleClient) => void;
  onFermer: () => void;
}

/** A company or a good, and who holds it: people of the family, or their other companies. */
export function FenetreEntite({ client, famille, lue, onFait, onFermer }: Props) {
  const porteurs = porteursPossibles(client, famille, lue?.id);
  const [saisie, setSaisie] = useState(() => versSaisieEntite(lue, client.id));
  const [refus, setRefus] = useState<string>();
  const [occupe, setOccupe] = useState(false);
  const poser = (suite: Partial<typeof saisie>): void => setSaisie((avant) => ({ ...avant, ...suite }));
  const changer = (cle: string, suite: Partial<SaisieDetention>): void =>
    poser({ detentions: saisie.detentions.map((d) => (d.cle === cle ? { ...d, ...suite } : d)) });
  const enregistrer = async (): Promise<void> => {
    const lu = lireSaisieEntite(saisie, porteurs);
    if ('refus' in lu) return setRefus(lu.refus);
    setOccupe(true);
    setRefus(undefined);
    try {
      onFait(await ecrireEntite(client.id, lu.entite, lue));
    } catch (error) {
      setRefus(direRefus(error, 'La société ou le bien n’a pas pu être enregistré.'));
      setOccupe(false);
    }
  };
  return (
    <Fenetre
      titre={lue ? `Modifier ${lue.nom}` : 'Ajouter une société ou un bien'}
      onFermer={onFermer}
      actions={
        <>
          <Bouton onClick={onFermer}>Annuler</Bouton>
          <Bouton rang="principal" disabled={occupe} onClick={() => void enregistrer()}>
            Enregistrer
          </Bouton>
        </>
      }
    >
      {refus !== undefined && (
        <Alerte ton="erreur">
          <p>{refus}</p>
        </Alerte>
      )}
      <div className="saisie-entite">
        <ChampChoix
          libelle="Nature"
          value={saisie.genre}
          onChange={(e) => {
            const genre = GENRES_ENTITE.find((g) => g === e.target.value) ?? 'societe';
            poser({ genre, forme: formeDe(genre, saisie.forme) });
          }}
        >
          {GENRES_ENTITE.map((g) => (
            <option key={g} value={g}>
              {GENRES[g]}
            </option>
          ))}
        </ChampChoix>
        <ChampChoix
          libelle="Forme"
          value={saisie.forme}
          onChange={(e) => poser({ forme: formeDe(saisie.genre, e.target.value) })}
        >
          {FORMES_ENTITE[saisie.genre].map((f) => (
            <option key={f}>{f}</option>
          ))}
        </ChampChoix>
        <Champ libelle="Nom" value={saisie.nom} maxLength={200} onChange={(e) => poser({ nom: e.target.value })} />
        <Champ
          libelle="Valeur de la totalité"
          unite="€"
          inputMode="decimal"
          value={saisie.valeur}
          onChange={(e) => poser({ valeur: e.target.value })}
        />
      </div>
      <h3>Détenu par</h3>
      {saisie.detentions.map((d, i) => (
        <div key={d.cle} className="saisie-detention">
          <ChampChoix
            libelle={`Porteur ${i + 1}`}
            value={d.porteur}
            onChange={(e) => changer(d.cle, { porteur: e.target.value })}
          >
            {porteurs.map(({ id, nom }) => (
              <option key={id} value={id}>
                {nom}
              </option>
            ))}
          </ChampChoix>
          <ChampChoix
            libelle="Droit"
            value={d.droit}
            onChange={(e) =>
              changer(d.cle, { droit: DROITS_DETENTION.find((un) => un === e.target.value) ?? 'pleine_propriete' })
            }
          >
            {DROITS_DETENTION.map((droit) => (
              <option key={droit} value={droit}>
                {DROITS[droit]}
              </option>
            ))}
          </ChampChoix>
          <Champ
            libelle="Part"
            unite="%"
            inputMode="decimal"
            value={d.part}
            onChange={(e) => changer(d.cle, { part: e.target.value })}
          />
          <BoutonIcone
            icone="corbeille"
            libelle={`Retirer le porteur ${i + 1}`}
            disabled={saisie.detentions.length === 1}
            onClick={() => poser({ detentions: saisie.detentions.filter(({ cle }) => cle !== d.cle) })}
          />
        </div>
      ))}
      <Bouton
        taille="petite"
        icone="plus"
        onClick={() => poser({ detentions: [...saisie.detentions, nouvelleDetention(client.id)] })}
      >
        Ajouter un porteur
      </Bouton>
      <p className="doux petit">
        Un porteur est un dossier lié à celui-ci, ou une société déjà ajoutée. Une société se vaut filiales comprises.
      </p>
    </Fenetre>
  );
}
