-- Products whose words match, to be counted: the best sellers first, as `search_products` in search.sql finds them without filters and
-- ranks, but never more than `enough`. A step through one of the first tiers reads `search_facets` alone; of what further steps find,
-- products are looked up together in the index `products_found`. `part` is 1 for those found in descriptions. Where there may be more, the
-- last row has no product. `wide` is the search without its category, null where that is `asked`: it decides with `titles_suffice` whether
-- descriptions are looked into, so that counts are those of the results.
-- A search that `is_long` is not looked for in all descriptions, as in search.sql.
drop function if exists search_counted(tsquery, tsquery, integer, integer, boolean, boolean);
do $body$
declare
  -- The products of one of the first tiers. Its number is a literal, so that its partial index is used.
  best_step constant text := $$
            when %1$s then
              return query
                select
                  f.product_id, part, f.shop_id, f.category_code, f.min_price, f.rating, f.in_stock, f.adult, f.hs_code, f.no_delivery_to
                from search_facets f join shops h on h.id = f.shop_id
                where f.tier = %1$s and f.title_words @@ asked and f.on_sale and (with_adult or not f.adult) and h.status = 'open'
                limit enough - have;$$;
  -- The candidates of one of the others, or of a tier by descriptions
  other_step constant text := $$
            when %1$s then
              select array_agg(w.product_id) into found from (
                select product_id from %2$s limit most
              ) w;$$;
  -- The places where these look, as in search.sql
  some_titles constant text :=
    '(select * from search_words where tier = %s and title_words @@ unordered limit titles_read) t where title_words @@ asked';
  some_texts constant text :=
    '(select * from search_words where tier = %s and all_words @@ unordered limit texts_read) t
      where all_words @@ asked and not title_words @@ asked';
  -- Counts the visible products with the words in their titles, whatever their category.
  wider constant text := $$
              union all select 1 from (
                select w.product_id from search_words w join products p on p.id = w.product_id join shops h on h.id = p.shop_id
                where w.tier = %s and w.title_words @@ wide and p.status = 'on_sale' and h.status = 'open' and not p.adult
                limit titles_suffice
              ) t$$;
  best_steps text := '';
  other_steps text := '';
  widers text := '';
begin
  for tier in 0..4 loop
    best_steps := best_steps || format(best_step, tier);
  end loop;
  for tier in 5..6 loop
    other_steps := other_steps || format(other_step, tier, format(some_titles, tier));
  end loop;
  for tier in 0..6 loop
    other_steps := other_steps || format(other_step, 7 + tier, format(some_texts, tier));
    widers := widers || format(wider, tier);
  end loop;
  execute format($make$
    create function search_counted(asked tsquery, wide tsquery, enough integer, titles_suffice integer, with_adult boolean, is_long boolean)
    returns table (
      id uuid, part integer, shop_id uuid, category_code text, min_price bigint, rating smallint, in_stock boolean, adult boolean,
      hs_code text, no_delivery_to text[]
    )
    language plpgsql stable rows 250
    -- A scan of the whole table would read the words, which lie apart from the rows; the planner takes it for cheap.
    set plan_cache_mode = force_generic_plan set enable_seqscan = off as $function$
    declare
      last_of_best constant integer := 4;
      last_of_titles constant integer := 6;
      -- The last tier in whose descriptions a long search is looked for
      last_of_described constant integer := 2;
      last_of_texts constant integer := 13;
      unordered constant tsquery := replace(asked::text, '<->', '&')::tsquery;
      titles_read constant integer := case when unordered <> asked then 5000 end;
      texts_read constant integer := case when unordered <> asked then 1000 end;
      most integer;
      found uuid[];
      waiting uuid[] := '{}';
      have integer := 0;
      seen integer;
      more integer;
      cut boolean := false;
      stopped boolean := false;
    begin
      part := 0;
      for step in 0..last_of_texts loop
        if step <= last_of_best then
          case step%s
          end case;
          get diagnostics more = row_count;
          have := have + more;
        else
          -- An eighth more than is missing: some are not visible.
          most := least(enough - have - cardinality(waiting) + enough / 8, 2000);
          if is_long and step > last_of_titles + 1 + last_of_described then
            found := null;
          else
            case step%s
            end case;
          end if;
          if found is not null then
            waiting := waiting || found;
            cut := cut or cardinality(found) = most;
          end if;
          if waiting <> '{}' and (have + cardinality(waiting) >= enough or step in (last_of_titles, last_of_texts)) then
            return query
              select
                p.id, part, p.shop_id, p.category_code, p.min_price, p.rating, p.in_stock, p.adult, p.hs_code, p.no_delivery_to
              from unnest(waiting) as w (id) join products p on p.id = w.id join shops h on h.id = p.shop_id
              where p.status = 'on_sale' and h.status = 'open' and (with_adult or not p.adult)
              limit enough - have;
            get diagnostics more = row_count;
            have := have + more;
            waiting := '{}';
          end if;
        end if;

        if step = last_of_titles then
          seen := have;
          if wide is not null and seen > 0 and seen < titles_suffice then
            select count(*) into seen from (select 1 where false%s limit titles_suffice) found_widely;
          end if;
          exit when seen >= titles_suffice and have < enough;
          part := 1;
        end if;
        if have >= enough then
          stopped := true;
          exit;
        end if;
      end loop;
      if cut or stopped then
        id := null;
        return next;
      end if;
    end $function$ $make$, best_steps, other_steps, widers);
end $body$;
