import { ChampChoix } from '../../../design-system/index.ts';
import { Coche } from '../commun/Coche.tsx';
import { aujourdhui } from '../commun/aujourdhui.ts';
import { ChampJour, ChampNombre, Groupe, type PropsPrecisions, Somme } from './Groupe.tsx';
import { AGE_MAX, CHAMPS, DONATAIRES_MAX, HORIZON_MAX, LIENS_DONATAIRES } from '@francis/presentation/optimisation';

/** Savings, capital, dwelling and what is given: what the household owns. */
export function PrecisionsPatrimoine(p: PropsPrecisions) {
  return (
    <>
      <Epargne {...p} />
      <Capital {...p} />
      <Location {...p} />
      <Dons {...p} />
      <Donations {...p} />
    </>
  );
}

function Epargne(p: PropsPrecisions) {
  const { s, modifier } = p;
  return (
    <Groupe nom="epargne" titre="Épargne retraite" s={s} cles={['plafondPer', 'plafondPer2', 'versePer', 'age']}>
      <Somme {...p} cle="plafondPer" aide={'Sur l’avis d’imposition. À 0, il est estimé d’après le revenu.'} />
      {s.famille === 'marie' && <Somme {...p} cle="plafondPer2" />}
      <Somme {...p} cle="versePer" libelle="Déjà versé cette année" />
      <ChampNombre
        libelle={CHAMPS.age.libelle}
        min={18}
        max={AGE_MAX}
        unite="ans"
        valeur={s.age}
        onChange={(age) => modifier({ age })}
      />
    </Groupe>
  );
}

function Capital(p: PropsPrecisions) {
  const { s, modifier } = p;
  return (
    <Groupe
      nom="capital"
      titre="Dividendes, intérêts, plus-values"
      s={s}
      cles={['dividendes', 'interets', 'plusValues', 'assuranceVie', 'optionBareme']}
    >
      <Somme {...p} cle="dividendes" aide="Bruts, case 2DC." />
      <Somme {...p} cle="interets" aide="Bruts, case 2TR." />
      <Somme {...p} cle="plusValues" aide="Actions, fonds, case 3VG." />
      <Somme {...p} cle="assuranceVie" libelle="Gains d’assurance-vie" aide="Contrat de huit ans et plus, case 2VV." />
      <Coche
        libelle="J’ai déjà choisi le barème (case 2OP)"
        valeur={s.optionBareme}
        onChange={(optionBareme) => modifier({ optionBareme })}
      />
    </Groupe>
  );
}

function Location(p: PropsPrecisions) {
  const { s } = p;
  return (
    <Groupe
      nom="location"
      titre="Location"
      s={s}
      cles={['loyersNus', 'chargesNus', 'loyers', 'chargesLocation', 'interetsLocation', 'amortissement']}
    >
      <Somme {...p} cle="loyersNus" aide="Logement loué vide, déclaré en micro-foncier." />
      {s.loyersNus > 0 && <Somme {...p} cle="chargesNus" libelle="Leurs charges réelles" />}
      <Somme {...p} cle="loyers" aide="Logement dont le régime est à choisir, vide ou meublé." />
      {s.loyers > 0 && (
        <>
          <Somme {...p} cle="chargesLocation" aide="Hors intérêts d’emprunt." />
          <Somme {...p} cle="interetsLocation" libelle="Intérêts d’emprunt" />
          <Somme {...p} cle="amortissement" />
        </>
      )}
    </Groupe>
  );
}

function Dons(p: PropsPrecisions) {
  return (
    <Groupe nom="dons" titre="Dons aux associations" s={p.s} cles={['don', 'revenusSuivants']}>
      <Somme {...p} cle="don" aide="Organisme d’intérêt général." />
      <Somme {...p} cle="revenusSuivants" aide={'Pour choisir l’année du don. À 0, les mêmes qu’aujourd’hui.'} />
    </Groupe>
  );
}

function Donations(p: PropsPrecisions) {
  const { s, modifier } = p;
  return (
    <Groupe
      nom="donations"
      titre="Transmettre à ses proches"
      s={s}
      cles={['patrimoine', 'lienDonataires', 'donataires', 'horizon', 'donAnterieur', 'jourDonAnterieur']}
    >
      <Somme {...p} cle="patrimoine" aide="Net de dettes, le vôtre seul." />
      <ChampChoix
        libelle={CHAMPS.lienDonataires.libelle}
        value={s.lienDonataires}
        onChange={(e) => modifier({ lienDonataires: CHAMPS.lienDonataires.lire(e.target.value) ?? 'enfant' })}
      >
        {LIENS_DONATAIRES.map((l) => (
          <option key={l.valeur} value={l.valeur}>
            {l.libelle}
          </option>
        ))}
      </ChampChoix>
      <ChampNombre
        libelle={CHAMPS.donataires.libelle}
        min={1}
        max={DONATAIRES_MAX}
        valeur={s.donataires}
        onChange={(donataires) => modifier({ donataires })}
      />
      <ChampNombre
        libelle={CHAMPS.horizon.libelle}
        max={HORIZON_MAX}
        unite="ans"
        valeur={s.horizon}
        onChange={(horizon) => modifier({ horizon })}
      />
      <Somme {...p} cle="donAnterieur" aide="Depuis moins de quinze ans." />
      {s.donAnterieur > 0 && (
        <ChampJour
          libelle={CHAMPS.jourDonAnterieur.libelle}
          max={aujourdhui()}
          valeur={s.jourDonAnterieur}
          onChange={(jourDonAnterieur) => modifier({ jourDonAnterieur })}
        />
      )}
    </Groupe>
  );
}
