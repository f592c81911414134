// Generated from supabase/migrations: node supabase/generate-types.mjs

export type Json =
  | string
  | number
  | boolean
  | null
  | {
      [key: string]: Json | undefined;
    }
  | Json[];

export type Database = {
  public: {
    Tables: {
      audit_log: {
        Row: {
          action: string;
          actor: string | null;
          at: string;
          detail: string;
          id: number;
          subject: string;
          subject_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          action: string;
          actor?: string | null;
          at?: string;
          detail?: string;
          id?: never;
          subject: string;
          subject_id?: string | null;
        };
        Update: {
          action?: string;
          actor?: string | null;
          at?: string;
          detail?: string;
          id?: never;
          subject?: string;
          subject_id?: string | null;
        };
        Relationships: [];
      };
      blog_posts: {
        Row: {
          computed_score: number | null;
          content: string;
          created_at: string;
          id: string;
          meta_description: string;
          published_at: string;
          seo_score: number;
          slug: string;
          status: string;
          tags: NonNullable<Json>;
          title: string;
          updated_at: string;
          views: number;
          withdrawn_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          computed_score?: number | null;
          content: string;
          created_at?: string;
          id?: string;
          meta_description?: string;
          published_at?: string;
          seo_score?: number;
          slug: string;
          status?: string;
          tags?: NonNullable<Json>;
          title: string;
          updated_at?: string;
          views?: number;
          withdrawn_at?: string | null;
        };
        Update: {
          computed_score?: number | null;
          content?: string;
          created_at?: string;
          id?: string;
          meta_description?: string;
          published_at?: string;
          seo_score?: number;
          slug?: string;
          status?: string;
          tags?: NonNullable<Json>;
          title?: string;
          updated_at?: string;
          views?: number;
          withdrawn_at?: string | null;
        };
        Relationships: [];
      };
      business_drafts: {
        Row: {
          changed_at: string;
          changes: NonNullable<Json>;
          documents: NonNullable<Json>;
          id: string;
          revision: string;
        };
        ComputedFields: never;
        Insert: {
          changed_at?: string;
          changes: NonNullable<Json>;
          documents: NonNullable<Json>;
          id: string;
          revision: string;
        };
        Update: {
          changed_at?: string;
          changes?: NonNullable<Json>;
          documents?: NonNullable<Json>;
          id?: string;
          revision?: string;
        };
        Relationships: [];
      };
      business_sets: {
        Row: {
          answer: Json;
          answered_at: string | null;
          author: string | null;
          changes: NonNullable<Json>;
          id: string;
          language: string;
          sent_at: string;
        };
        ComputedFields: never;
        Insert: {
          answer?: Json;
          answered_at?: string | null;
          author?: string | null;
          changes: NonNullable<Json>;
          id: string;
          language: string;
          sent_at?: string;
        };
        Update: {
          answer?: Json;
          answered_at?: string | null;
          author?: string | null;
          changes?: NonNullable<Json>;
          id?: string;
          language?: string;
          sent_at?: string;
        };
        Relationships: [];
      };
      business_states: {
        Row: {
          language: string;
          state: NonNullable<Json>;
          written_at: string;
        };
        ComputedFields: never;
        Insert: {
          language: string;
          state: NonNullable<Json>;
          written_at?: string;
        };
        Update: {
          language?: string;
          state?: NonNullable<Json>;
          written_at?: string;
        };
        Relationships: [];
      };
      contact_clicks: {
        Row: {
          block: string;
          clicks: number;
          day: string;
          kind: string;
          path: string;
        };
        ComputedFields: never;
        Insert: {
          block: string;
          clicks: number;
          day: string;
          kind: string;
          path: string;
        };
        Update: {
          block?: string;
          clicks?: number;
          day?: string;
          kind?: string;
          path?: string;
        };
        Relationships: [];
      };
      deleted_posts: {
        Row: {
          actor: string | null;
          deleted_at: string;
          id: string;
          post: NonNullable<Json>;
        };
        ComputedFields: never;
        Insert: {
          actor?: string | null;
          deleted_at?: string;
          id: string;
          post: NonNullable<Json>;
        };
        Update: {
          actor?: string | null;
          deleted_at?: string;
          id?: string;
          post?: NonNullable<Json>;
        };
        Relationships: [];
      };
      form_entries: {
        Row: {
          fields: NonNullable<Json>;
          form: string;
          handled_at: string | null;
          handled_by: string | null;
          heading: string;
          id: string;
          keep_days: number;
          path: string;
          received_at: string;
        };
        ComputedFields: never;
        Insert: {
          fields: NonNullable<Json>;
          form: string;
          handled_at?: string | null;
          handled_by?: string | null;
          heading: string;
          id?: string;
          keep_days: number;
          path: string;
          received_at?: string;
        };
        Update: {
          fields?: NonNullable<Json>;
          form?: string;
          handled_at?: string | null;
          handled_by?: string | null;
          heading?: string;
          id?: string;
          keep_days?: number;
          path?: string;
          received_at?: string;
        };
        Relationships: [];
      };
      post_versions: {
        Row: {
          actor: string | null;
          id: number;
          post: NonNullable<Json>;
          post_id: string;
          saved_at: string;
        };
        ComputedFields: never;
        Insert: {
          actor?: string | null;
          id?: never;
          post: NonNullable<Json>;
          post_id: string;
          saved_at?: string;
        };
        Update: {
          actor?: string | null;
          id?: never;
          post?: NonNullable<Json>;
          post_id?: string;
          saved_at?: string;
        };
        Relationships: [];
      };
      scheduler: {
        Row: {
          enabled: boolean;
          every_days: number;
          id: boolean;
          last_post_at: string | null;
          makes: string;
        };
        ComputedFields: never;
        Insert: {
          enabled?: boolean;
          every_days?: number;
          id?: boolean;
          last_post_at?: string | null;
          makes?: string;
        };
        Update: {
          enabled?: boolean;
          every_days?: number;
          id?: boolean;
          last_post_at?: string | null;
          makes?: string;
        };
        Relationships: [];
      };
      scheduler_runs: {
        Row: {
          id: number;
          outcome: string;
          post_id: string | null;
          ran_at: string;
          reason: string;
          topic: string | null;
        };
        ComputedFields: never;
        Insert: {
          id?: never;
          outcome: string;
          post_id?: string | null;
          ran_at?: string;
          reason: string;
          topic?: string | null;
        };
        Update: {
          id?: never;
          outcome?: string;
          post_id?: string | null;
          ran_at?: string;
          reason?: string;
          topic?: string | null;
        };
        Relationships: [];
      };
      slug_history: {
        Row: {
          changed_at: string;
          post_id: string;
          slug: string;
        };
        ComputedFields: never;
        Insert: {
          changed_at?: string;
          post_id: string;
          slug: string;
        };
        Update: {
          changed_at?: string;
          post_id?: string;
          slug?: string;
        };
        Relationships: [];
      };
      view_days: {
        Row: {
          day: string;
          views: number;
        };
        ComputedFields: never;
        Insert: {
          day: string;
          views?: number;
        };
        Update: {
          day?: string;
          views?: number;
        };
        Relationships: [];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      auto_post: {
        Args: {
          draft: Json;
          force?: boolean;
        };
        Returns: Json;
      };
      cancel_invite: {
        Args: {
          email: string;
        };
        Returns: undefined;
      };
      contact_places: {
        Args: Record<PropertyKey, never>;
        Returns: string[];
      };
      contact_report: {
        Args: {
          days?: number;
        };
        Returns: {
          block: string;
          clicks: number;
          clicks_before: number;
          kind: string;
          path: string;
        }[];
      };
      count_contact: {
        Args: {
          block: string;
          kind: string;
          page: string;
        };
        Returns: boolean;
      };
      count_view: {
        Args: {
          post_slug: string;
        };
        Returns: number;
      };
      delete_entry: {
        Args: {
          entry: string;
        };
        Returns: undefined;
      };
      end_sessions: {
        Args: {
          person: string;
        };
        Returns: undefined;
      };
      find_post: {
        Args: {
          post_slug: string;
        };
        Returns: {
          computed_score: number | null;
          content: string;
          created_at: string;
          id: string;
          meta_description: string;
          published_at: string;
          seo_score: number;
          slug: string;
          status: string;
          tags: NonNullable<Json>;
          title: string;
          updated_at: string;
          views: number;
          withdrawn_at: string | null;
        }[];
        SetofOptions: {
          from: '*';
          to: 'blog_posts';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      import_rows: {
        Args: {
          relation: string;
          rows: Json;
        };
        Returns: number;
      };
      invite_person: {
        Args: {
          email: string;
          role: string;
        };
        Returns: Json;
      };
      mark_entry: {
        Args: {
          entry: string;
          is_handled: boolean;
        };
        Returns: undefined;
      };
      my_account: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      my_posts: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      next_post_change: {
        Args: Record<PropertyKey, never>;
        Returns: string;
      };
      next_topic: {
        Args: {
          topics: string[];
        };
        Returns: string;
      };
      note_business: {
        Args: {
          lines: string;
          sections: string;
          what: string;
        };
        Returns: undefined;
      };
      people: {
        Args: Record<PropertyKey, never>;
        Returns: {
          email: string;
          id: string;
          invited_until: string;
          last_sign_in_at: string;
          name: string;
          role: string;
          second_factor: boolean;
        }[];
      };
      post_summary: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      publish_post: {
        Args: {
          post: Json;
        };
        Returns: {
          computed_score: number | null;
          content: string;
          created_at: string;
          id: string;
          meta_description: string;
          published_at: string;
          seo_score: number;
          slug: string;
          status: string;
          tags: NonNullable<Json>;
          title: string;
          updated_at: string;
          views: number;
          withdrawn_at: string | null;
        };
        SetofOptions: {
          from: '*';
          to: 'blog_posts';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      remove_person: {
        Args: {
          person: string;
        };
        Returns: undefined;
      };
      remove_second_factor: {
        Args: {
          person: string;
        };
        Returns: undefined;
      };
      reset_link: {
        Args: {
          email: string;
        };
        Returns: Json;
      };
      restore_post: {
        Args: {
          post_id: string;
        };
        Returns: {
          computed_score: number | null;
          content: string;
          created_at: string;
          id: string;
          meta_description: string;
          published_at: string;
          seo_score: number;
          slug: string;
          status: string;
          tags: NonNullable<Json>;
          title: string;
          updated_at: string;
          views: number;
          withdrawn_at: string | null;
        };
        SetofOptions: {
          from: '*';
          to: 'blog_posts';
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      scheduler_state: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      set_contact_places: {
        Args: {
          blocks: string[];
          paths: string[];
        };
        Returns: undefined;
      };
      set_my_name: {
        Args: {
          new_name: string;
        };
        Returns: undefined;
      };
      set_rhythm: {
        Args: {
          every_days: number;
          makes: string;
        };
        Returns: Json;
      };
      set_role: {
        Args: {
          new_role: string;
          person: string;
        };
        Returns: undefined;
      };
      set_scheduler: {
        Args: {
          is_enabled: boolean;
        };
        Returns: Json;
      };
      set_time_zone: {
        Args: {
          zone: string;
        };
        Returns: undefined;
      };
      take_entry: {
        Args: {
          entry: Json;
        };
        Returns: undefined;
      };
      unschedule_posts: {
        Args: {
          posts: Json;
        };
        Returns: number;
      };
      view_report: {
        Args: {
          days?: number;
        };
        Returns: {
          day: string;
          posts: number;
          views: number;
        }[];
      };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};
