"""The embedded host: runs job_portal without a bench, for trial and development, never for production."""
